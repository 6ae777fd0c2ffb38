import { postgresPrograms } from './postgres-cluster.ts';

/** Seconds. A primary that says nothing for `ttl` has lost its place; newer versions of Patroni take no less than 20. */
const timing = { ttl: 20, loop_wait: 2, retry_timeout: 5 };

export function etcdArguments(folder: string, port: number, peerPort: number): readonly string[] {
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`];
  const clients = ['--listen-client-urls', client, '--advertise-client-urls', client];
  const peers = ['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer, '--initial-cluster', `drill=${peer}`];
  return ['--name', 'drill', '--data-dir', folder, ...clients, ...peers];
}

export interface NodeSettings {
  readonly name: string;
  /** Its folder, in which PostgreSQL makes `data`. */
  readonly home: string;
  readonly port: number;
  readonly restPort: number;
  readonly etcdPort: number;
}

/** The file of one node. JSON is YAML. */
export function patroniSettings({ name, home, port, restPort, etcdPort }: NodeSettings): string {
  return JSON.stringify({
    scope: 'drill',
    name,
    restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    watchdog: { mode: 'off' },
    bootstrap: {
      dcs: { ...timing, synchronous_mode: true, postgresql: { use_pg_rewind: true } },
      // pg_rewind requires checksums
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, { 'wal-segsize': '1' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      bin_dir: postgresPrograms(),
      data_dir: `${home}/data`,
      pgpass: `${home}/pgpass`,
      pg_hba: ['host all all 127.0.0.1/32 trust', 'local all all trust', 'host replication all 127.0.0.1/32 trust'],
      authentication: { superuser: { username: 'tester' }, replication: { username: 'replicator' } },
      parameters: { unix_socket_directories: home },
      // a node that cannot rewind is copied anew
      remove_data_directory_on_diverged_timelines: true,
    },
  });
}
