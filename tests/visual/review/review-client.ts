/** The review page: a list that is filtered, one case at a time. */
import type { Case, Report, Verdict } from '../visual-report.ts';
import { causeOf, filtered, inGroups, offered } from './case-filter.ts';
import { type Last, listenToKeys } from './keyboard.ts';
import { createElement, pictures, type ViewMode, viewModes } from './picture-views.ts';
import { addressOf } from './story-address.ts';
import { casesInScope, type Scope } from './verdict-scope.ts';

const byId = (id: string) => document.getElementById(id) as HTMLElement;
const filters = byId('filters') as HTMLFormElement;
/** The author and the note of the next verdict. */
const remark = byId('remark') as HTMLFormElement;
const remarkField = (name: 'by' | 'note') => remark.elements.namedItem(name) as HTMLInputElement;
/** The buttons for all that the filters show. */
const onAll = document.querySelectorAll<HTMLButtonElement>('[data-act]');
const keyOf = ({ shot }: Case) => `${shot.story}\t${shot.mode}`;

let cases: readonly Case[] = [];
/** Of the report that the page shows. */
let version = '';
let current: string | undefined;
let way: ViewMode = viewModes[0];
/** Pictures as large as they were taken, not as there is room for. */
let actual = false;
/** A verdict is being sent: the case shown has one already, and the next is not shown yet. */
let saying = false;
/** The scope of the last verdict, so that a slip can be taken back. */
let last: Last | undefined;

/** The cases that the filters show, grouped by cause. */
const shown = () => {
  const picked = filtered(cases, new FormData(filters));
  return inGroups(cases).flatMap(([, group]) => group.filter((each) => picked.includes(each)));
};

interface Shown extends Report {
  readonly version: string;
  /** Git's name of the reviewer. */
  readonly reviewer: string;
}

function take(report: Shown): void {
  ({ cases, version } = report);
}

const count = (verdict: Verdict) => cases.filter((each) => each.verdict === verdict).length;

/** The next steps once everything has a verdict; undefined before. */
function done(): string | undefined {
  if (cases.length === 0 || cases.some(({ verdict }) => !verdict)) return undefined;
  const commit = count('approved') > 0 ? ' Commit tests/visual/approved.tsv.' : '';
  return `All done: ${count('approved')} approved, ${count('rejected')} rejected.${commit}`;
}

const summary = ({ kind, difference, earlier }: Case) =>
  `${difference ? `${difference.pixels} px, ${(difference.share * 100).toFixed(2)} %` : kind}${earlier ? ', of an earlier run' : ''}`;

const counted = (many: number) => `${many} ${many === 1 ? 'picture' : 'pictures'}`;

const saidOf = ({ said }: Case) => (said ? ` by ${said.by}${said.note ? `: ${said.note}` : ''}` : '');

const ofEarlierRun =
  'The last run did not take this picture again, and the code may have changed since. To be sure: npm run visual. No verdict on many approves it.';

function drawFilters(): void {
  for (const [name, values] of Object.entries(offered(cases))) {
    const select = filters.elements.namedItem(name) as HTMLSelectElement;
    const before = select.value;
    select.replaceChildren(
      createElement('option', { value: '' }, 'All'),
      ...values.map((value) => createElement('option', { value }, value)),
    );
    select.value = values.includes(before) ? before : '';
  }
}

const named = (control: Element) => control.getAttribute('aria-label') ?? control.textContent;

/** Draws anew and keeps the focus: in the list on the shown case, in the case on the control of the same name. */
function draw(): void {
  const held = document.activeElement as HTMLElement | null;
  const inCase = byId('case').contains(held);
  redraw();
  if (!held || (held.isConnected && !held.hidden && !held.matches(':disabled'))) return;
  const controls = [...byId('case').querySelectorAll<HTMLElement>('button, a, input, [tabindex]')];
  const same = controls.find((each) => named(each) === named(held)) ?? controls.find((each) => each.matches('.yes'));
  const to = inCase ? same : byId('cases').querySelector<HTMLElement>('[aria-current]');
  (to ?? byId('case')).focus();
}

function redraw(): void {
  const list = shown();
  const one = list.find((each) => keyOf(each) === current) ?? list[0];
  current = one && keyOf(one);
  byId('counts').textContent =
    done() ?? `${cases.length} to look at, ${count('approved')} approved, ${count('rejected')} rejected, ${list.length} shown`;
  for (const button of onAll) {
    button.disabled = casesInScope({ cases, shown: list, one }, button.dataset.act as Verdict, 'all').length === 0;
  }
  const back = byId('back');
  back.hidden = !last;
  back.textContent = last ? `Take back ${last.keys.length} ${last.verdict}` : '';
  byId('cases').replaceChildren(
    ...list.flatMap((each, at) => {
      const button = createElement(
        'button',
        {
          type: 'button',
          'data-verdict': each.verdict ?? '',
          // One stop for the Tab key, however long the list is: the arrow keys go through it.
          ...(each === one ? { 'aria-current': 'true' } : { tabindex: '-1' }),
        },
        createElement('b', {}, `${each.shot.title}, ${each.shot.name}`),
        createElement('small', {}, `${each.shot.mode}: ${summary(each)}`),
      );
      button.addEventListener('click', () => go(each));
      const before = list[at - 1];
      const isFirst = !before || causeOf(before) !== causeOf(each);
      const group = list.filter((other) => causeOf(other) === causeOf(each));
      const heading = createElement('li', { class: 'group' }, `${causeOf(each)}: ${counted(group.length)}`);
      return [...(isFirst ? [heading] : []), createElement('li', {}, button)];
    }),
  );
  byId('cases').querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  byId('case').replaceChildren(
    ...(one
      ? drawCase(one)
      : [createElement('p', { class: 'empty' }, cases.length === 0 ? 'Nothing differs.' : (done() ?? 'Nothing of this kind.'))]),
  );
}

function drawCase(one: Case): readonly Node[] {
  const { shot } = one;
  const button = (label: string, act: () => void, also: Readonly<Record<string, string>> = {}) => {
    const element = createElement('button', { type: 'button', ...also }, label);
    element.addEventListener('click', act);
    return element;
  };
  const look = (each: ViewMode) => button(each, () => pick(each), { 'aria-pressed': String(each === way) });
  const link = createElement('a', { href: addressOf(shot, 'storybook'), target: '_blank' }, 'Open in Storybook');
  return [
    createElement('h2', {}, `${shot.title}, ${shot.name}: ${shot.mode}`),
    createElement(
      'p',
      {},
      `${summary(one)}${one.verdict ? `, ${one.verdict}${saidOf(one)}` : ''} `,
      ...(one.kind === 'gone' ? [] : [link]),
    ),
    ...[one.note, one.earlier && ofEarlierRun].flatMap((note) => (note ? [createElement('p', { class: 'note' }, note)] : [])),
    createElement(
      'div',
      { class: 'bar' },
      createElement('span', {}, ...viewModes.map(look), button('Actual size', zoom, { 'aria-pressed': String(actual) })),
      createElement(
        'span',
        {},
        button('Approve', () => void say('approved'), { class: 'yes' }),
        button('Reject', () => void say('rejected'), { class: 'no' }),
        ...(one.verdict ? [button('Take back', () => void say(undefined))] : []),
        button('Approve cause', () => void say('approved', 'cause'), { class: 'yes' }),
        button('Reject cause', () => void say('rejected', 'cause'), { class: 'no' }),
        button('Approve component', () => void say('approved', 'component'), { class: 'yes' }),
        button('Reject component', () => void say('rejected', 'component'), { class: 'no' }),
      ),
    ),
    pictures(one, way, actual),
  ];
}

function pick(picked: ViewMode): void {
  way = picked;
  draw();
}

function zoom(): void {
  actual = !actual;
  draw();
}

function go(one: Case | undefined): void {
  if (!one) return;
  current = keyOf(one);
  draw();
}

function step(by: 1 | -1): void {
  const list = shown();
  go(list[list.findIndex((each) => keyOf(each) === current) + by]);
}

function stepGroup(by: 1 | -1): void {
  const list = shown();
  const firsts = list.filter((each, at) => at === 0 || causeOf(list[at - 1] as Case) !== causeOf(each));
  const cause = list.filter((each) => keyOf(each) === current).map(causeOf)[0];
  go(firsts[firsts.findIndex((each) => causeOf(each) === cause) + by]);
}

/** Sends a verdict on the shown case, its cause, its component, or all filtered cases. Then it goes to the next without one. */
async function say(verdict: Verdict | undefined, scope: Scope = 'one'): Promise<void> {
  const list = shown();
  const at = list.findIndex((each) => keyOf(each) === current);
  const one = list[at];
  const meant = casesInScope({ cases, shown: list, one }, verdict, scope);
  if (meant.length === 0) return;
  const next = verdict
    ? [...list.slice(at + 1), ...list.slice(0, at)].find((each) => !each.verdict && !meant.includes(each))
    : one;
  if (!(await send(meant.map(keyOf), verdict))) return;
  last = verdict && { keys: meant.map(keyOf), verdict, scope };
  if (next) current = keyOf(next);
  draw();
}

/** Takes the last verdict back and returns to its case: the page has moved on since. */
async function takeBack(): Promise<void> {
  if (!last) return;
  const { keys } = last;
  if (await send(keys, undefined)) go(cases.find((each) => keyOf(each) === keys[0]));
}

/** The review server's response; undefined where it is out of reach, or ended in its terminal. */
async function post(said: object): Promise<{ readonly status: number; readonly text: string } | undefined> {
  try {
    const response = await fetch('verdict', { method: 'POST', body: JSON.stringify(said) });
    return { status: response.status, text: await response.text() };
  } catch {
    return undefined;
  }
}

/** @returns whether it was kept */
async function send(keys: readonly string[], verdict: Verdict | undefined): Promise<boolean> {
  if (saying) return false;
  saying = true;
  const answer = await post({ keys, verdict, version, by: remarkField('by').value, note: remarkField('note').value });
  saying = false;
  const kept = answer?.status === 200;
  if (!kept && answer?.status !== 409) {
    byId('counts').textContent =
      `That was not kept: ${answer?.text ?? 'the review does not answer. Is npm run visual:review still running?'}`;
    return false;
  }
  take(JSON.parse(answer.text) as Shown);
  last = undefined;
  if (kept) remarkField('note').value = '';
  drawFilters();
  draw();
  if (!kept) byId('counts').textContent = 'That was not kept: the list has changed meanwhile. This is how it stands now.';
  return kept;
}

listenToKeys({ say, takeBack, last: () => last, step, stepGroup, zoom, pick });
filters.addEventListener('change', draw);
remark.addEventListener('submit', (event) => event.preventDefault());
remark.addEventListener('change', () => localStorage.setItem('by', remarkField('by').value));
byId('back').addEventListener('click', () => void takeBack());
for (const button of onAll) {
  button.addEventListener('click', () => void say(button.dataset.act as Verdict, 'all'));
}

const first = (await (await fetch('report.json')).json()) as Shown;
remarkField('by').value = localStorage.getItem('by') || first.reviewer;
take(first);
drawFilters();
draw();
