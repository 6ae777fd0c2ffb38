import { connect } from 'node:tls';
import { z } from 'zod';
import type { Site } from '#contract/site/site.ts';
import type { Actor } from '../../desk/campaigns/acts.ts';
import { may } from '../../operators/operators.ts';
import type { Config } from '../../settings/config.ts';
import type { ValueStore } from '../../store/value-store.ts';
import type { Wait } from '../today/wait.ts';

const dayMs = 86_400_000;
/** A certificate is renewed a month before its end: at two weeks nobody did. */
const certificateMs = 14 * dayMs;
/** assumed: a switch takes a change of code. */
const switchMs = 14 * dayMs;
const timeoutMs = 5000;

/** Where the ends of certificates are kept: one server looks, and all of them say it. */
const endsName = 'certificate-ends';
const endsForm = z.record(z.string(), z.number());

/** The public addresses whose certificate matters: visitors', and each brand's. */
export const certificateHosts = (
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
  { brands }: Pick<Site, 'brands'>,
): readonly string[] => {
  const own = PUBLIC_URL?.startsWith('https:') ? [new URL(PUBLIC_URL).host] : [];
  return own.length === 0 ? [] : [...new Set([...own, ...Object.values(brands).flatMap(({ hosts }) => hosts)])];
};

/** When the certificate that a host shows ends, in milliseconds since 1970; undefined where nobody answers. @param host with its port */
export function certificateEnd(host: string): Promise<number | undefined> {
  const { hostname, port } = new URL(`https://${host}`);
  return new Promise((resolve) => {
    // an end is read, nothing is sent: one that has ended already is of interest too
    const options = { host: hostname, port: Number(port || 443), servername: hostname, rejectUnauthorized: false };
    const socket = connect(options, () => {
      const end = Date.parse(socket.getPeerCertificate().valid_to);
      resolve(Number.isNaN(end) ? undefined : end);
      socket.destroy();
    });
    socket.setTimeout(timeoutMs, () => socket.destroy());
    socket.on('error', () => {});
    socket.on('close', () => resolve(undefined));
  });
}

/** The switches that somebody has to decide: in production alone, so that a day of the calendar changes no test. */
export const switchEndsOf = (
  { NODE_ENV }: Pick<Config, 'NODE_ENV'>,
  { switchEnds }: { readonly switchEnds: Readonly<Record<string, string>> },
): Readonly<Record<string, string>> => (NODE_ENV === 'production' ? switchEnds : {});

/** Looks at the certificates of hosts, and keeps their ends for all servers. @throws StoreUnavailable */
export async function lookAtCertificates(store: ValueStore, hosts: readonly string[]): Promise<void> {
  if (hosts.length === 0) return;
  const ends = await Promise.all(hosts.map(async (host) => [host, await certificateEnd(host)] as const));
  await store.setValue(endsName, JSON.stringify(Object.fromEntries(ends.filter(([, at]) => at !== undefined))));
}

/** Certificates and switches that end soon. @param switchEnds days (ISO) of the switches that have one @throws StoreUnavailable */
export async function endWaits(
  store: ValueStore,
  switchEnds: Readonly<Record<string, string>>,
  now: number,
  { role }: Actor,
): Promise<readonly Wait[]> {
  if (!may(role, 'send')) return [];
  const kept = endsForm.safeParse(JSON.parse((await store.getValue(endsName)) ?? '{}'));
  const certificates = Object.entries(kept.success ? kept.data : {}).filter(([, at]) => at - now < certificateMs);
  const switches = Object.entries(switchEnds)
    .map(([name, day]) => [name, Date.parse(day)] as const)
    .filter(([, at]) => at - now < switchMs);
  return [
    ...certificates.map(([name, at]): Wait => ({ about: 'expiring', thing: 'certificate', name, key: '', at })),
    ...switches.map(([name, at]): Wait => ({ about: 'expiring', thing: 'switch', name, key: '', at })),
  ];
}
