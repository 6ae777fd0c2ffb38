import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { commands } from '../../lead-server/bin/ops/run-command.ts';
import { studioCalls } from '../../lead-server/contract/studio/calls.ts';
import { acts } from '../../lead-server/src/desk/acts.ts';
import { deeds } from '../../studio/sections/audit/auditWords.ts';

/** Calls that only look, at no personal data. */
const looks = [
  ...[
    'session',
    'today',
    'campaigns',
    'campaign',
    'version',
    'status',
    'check',
    'checkImport',
    'figures',
    'spend',
    'figureViews',
  ],
  ...['experiments', 'experiment', 'leads', 'lead', 'countLeads', 'deliveries', 'countGivenUp', 'audit', 'auditChain'],
  ...['seconds', 'second', 'requests', 'request', 'people', 'settings'],
];
/** Calls and commands that are no act of the audit, and why. */
const others: Readonly<Record<string, string>> = {
  saveFigureView: 'a question of one’s own',
  deleteFigureView: 'a question of one’s own',
  deliveries: 'looks at ids and counts',
  health: 'looks at ids and counts',
  audit: 'looks at the audit itself',
  migrate: 'changes no data: the store has no audit before its tables',
  pages: 'has caches drop pages, which are made anew',
};

type Row = {
  readonly did: string;
  readonly by: string;
  readonly calls?: readonly string[];
  readonly form?: string;
  readonly command?: string;
  readonly alone?: string;
};
const rows: readonly Row[] = acts;
/** Asks a second person for ranges, files and erasures: pages count first, and ask themselves. */
const forCommands = ['lead-server/src/desk/many-acts.ts', 'lead-server/src/desk/person-acts.ts'];
const textOf = (...folders: readonly string[]): string =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
        .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
    )
    .join('\n');

it('each act has a call and a command, or a reason; each call that changes anything, and each command, is of an act', () => {
  const lacking = rows.filter(
    ({ calls, form, command, alone }) => ((calls ?? form) === undefined || command === undefined) !== (alone !== undefined),
  );
  expect(lacking).toEqual([]);
  const sorted = (names: readonly string[]) => [...new Set(names)].toSorted();
  const changing = Object.keys(studioCalls).filter((call) => !looks.includes(call) && !(call in others));
  expect(sorted(rows.flatMap(({ calls = [] }) => calls))).toEqual(sorted(changing));
  const audited = Object.keys(commands).filter((name) => !(name in others));
  expect(sorted(rows.flatMap(({ command }) => command ?? []))).toEqual(sorted(audited));
});

it('the pages and the command line do each act by the same function', () => {
  const [pages, bin] = [
    textOf('lead-server/src/studio', 'lead-server/src/ops'),
    forCommands.reduce((text, file) => text + readFileSync(file, 'utf8'), textOf('lead-server/bin/ops')),
  ];
  const imports = (text: string, by: string) => by !== '' && new RegExp(`^import [^;]*\\b${by}\\b[^;]*;`, 'm').test(text);
  const lacking = rows.filter(
    ({ by, calls, form, command }) =>
      ((calls ?? form) !== undefined && !imports(pages, by)) || (command !== undefined && !imports(bin, by)),
  );
  expect(lacking.map(({ did, by }) => `${did}: ${by}`)).toEqual([]);
});

it('the studio has words for each act of the audit', () => {
  expect(Object.keys(deeds).toSorted()).toEqual([...new Set([...rows.map(({ did }) => did), 'seal'])].toSorted());
});
