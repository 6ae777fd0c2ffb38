import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where a program of other people is; undefined where it is not installed. Debian has servers where only root looks. */
export const onPath = (program: string): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));
