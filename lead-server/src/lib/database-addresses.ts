/** The parts of a PostgreSQL address: before its hosts, the hosts, and the rest. */
const form = /^(postgres(?:ql)?:\/\/(?:[^/@]*@)?)([^/?@]*)(.*)$/;

/**
 * One address for each host: libpq's form with several hosts, or the hosts of a setting of their own in place of the address's.
 * @param hosts such as `db1:5432`; a port that is left out is PostgreSQL's own
 */
export function databaseAddresses(address: string, hosts: readonly string[] = []): readonly string[] {
  const [, before = '', named = '', after = ''] = form.exec(address) ?? [];
  return (hosts.length > 0 ? hosts : named.split(',')).map((host) => `${before}${host}${after}`);
}

/** Whether each of them is an address. */
export const isDatabaseAddress = (address: string): boolean =>
  form.test(address) && databaseAddresses(address).every((each) => URL.canParse(each));
