import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { commands } from '../../lead-server/bin/ops/run-command.ts';
import { deskCalls } from '../../lead-server/contract/studio/desk.ts';
import { deskActCalls } from '../../lead-server/contract/studio/desk-acts.ts';
import { deskActTable } from '../../lead-server/src/desk/acts.ts';

/** Calls of the desk that only look, at no personal data. */
const looks = [...['leads', 'lead', 'countLeads', 'deliveries', 'countGivenUp', 'audit', 'auditChain', 'seconds', 'second']];
/** Commands that are of the machine, of people or of privacy requests: they are no acts of the desk. */
const others = ['requests', 'backup', 'test-link', 'operators', 'keys', 'accept-audit'];

const textOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n');

it('each act of the desk has a call and a command, and the other way round', () => {
  const acts = Object.values(deskActTable);
  const changing = [...Object.keys(deskCalls), ...Object.keys(deskActCalls)].filter((call) => !looks.includes(call));
  expect([...new Set(acts.flatMap(({ calls }) => calls))].toSorted()).toEqual(changing.toSorted());
  const audited = Object.entries(commands)
    .filter(([name, command]) => !('standalone' in command) && (command.audited || command.changes) && !others.includes(name))
    .map(([name]) => name);
  expect([...new Set(acts.map(({ command }) => command))].toSorted()).toEqual(audited.toSorted());
});

it('the studio and the command line do each act by the same function', () => {
  const [studio, bin] = [textOf('lead-server/src/studio'), textOf('lead-server/bin/ops')];
  const lacking = Object.entries(deskActTable).filter(
    ([, { by }]) => ![studio, bin].every((text) => new RegExp(`^import [^;]*\\b${by}\\b[^;]*;`, 'm').test(text)),
  );
  expect(lacking.map(([act]) => act)).toEqual([]);
});
