import { type AnswerField, answerFields, type DataClass, type LeadField, leadFields } from '#contract/fields/fields.ts';
import { baseStepOf, chosenOption, hasOneAnswer, publicStepName, type Step, steps } from '#contract/flow/steps.ts';
import type { LeadRecord } from '#contract/lead/lead-record.ts';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import { type KeptWords, readWords } from '../../submissions/kept-words.ts';
import { decryptContent, type SubmissionContent } from '../../submissions/submission-content.ts';
import { undefinedIfUnreadable } from '../../vault/vault.ts';
import type { StudioParts } from '../studio-parts.ts';
import { deliveryView, type ListedLead, leadRow } from './lead-rows.ts';

type LeadPage = StudioAnswer<'lead'>;
type Revealed = StudioAnswer<'revealLead'>;
interface Said {
  readonly asked: string;
  readonly answer: string;
  readonly classes: readonly DataClass[];
}

/** A name of the code in words, where those of a visit were not kept. */
function inWords(name: string): string {
  const spaced = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** What the visitor answered, in the words of their visit, each with the classes of its fields. Pure. */
export function saidIn({ meta, said }: LeadRecord, words: KeptWords | undefined): readonly Said[] {
  const header = meta.switches.header ?? '';
  return meta.path.flatMap((name): readonly Said[] => {
    const step: Step = steps[name];
    const own = words?.steps[baseStepOf(name)];
    const asked = own?.alternatives?.[header]?.heading ?? own?.heading ?? inWords(publicStepName(name));
    if (hasOneAnswer(name)) return [];
    if (step.kind === 'choice') {
      const chosen = chosenOption(step, said);
      if (!chosen) return [];
      const classes = [chosen.name, ...chosen.fields].map((field) => answerFields[field]);
      return [{ asked, answer: own?.options?.[chosen.id] ?? chosen.value, classes }];
    }
    return [...step.fields, ...(step.optional ?? [])].flatMap((field: AnswerField) => {
      const value = said[field];
      const copy = words?.fields[field];
      return value === undefined
        ? []
        : [{ asked: copy?.label ?? inWords(field), answer: copy?.options?.[value] ?? value, classes: [answerFields[field]] }];
    });
  });
}

const isOpen = ({ classes }: Said) => classes.every((each) => each === 'none');
const plain = ({ asked, answer }: Said) => ({ asked, answer });

/** What rules changed of the answers, where the field has no class. Pure. */
function changedIn({ said, sent }: LeadRecord): LeadPage['changed'] {
  const own = said as Readonly<Record<string, string>>;
  return Object.entries(sent).flatMap(([field, value]) => {
    const before = own[field];
    const isShown = leadFields[field as LeadField] === 'none' && before !== undefined && before !== value;
    return isShown ? [{ field, said: before, sent: value }] : [];
  });
}

/** What the visitor agreed to. A text that is not this site's may name somebody, and is left out. */
function agreedIn({ meta, sent }: LeadRecord): NonNullable<LeadPage['agreed']> {
  const { consent, locale, judgedAt, receivedAt } = meta;
  return {
    version: consent.version,
    language: locale,
    at: Date.parse(judgedAt ?? receivedAt),
    ...(consent.verified !== false && { text: consent.text }),
    sellers: consent.verified === false ? '' : (sent.displayed_buyers ?? '').replaceAll('|', ', '),
  };
}

type Opener = Pick<StudioParts, 'store' | 'vault' | 'sales'>;

const contentOf = ({ vault }: Opener, { row }: ListedLead): SubmissionContent | undefined =>
  undefinedIfUnreadable(() => decryptContent(vault, row));

/** One lead without personal data. @param configured destinations that have an address */
export async function leadPage(parts: Opener, lead: ListedLead, configured: ReadonlySet<string>): Promise<LeadPage> {
  const content = contentOf(parts, lead);
  const record = content?.is === 'lead' ? content.record : undefined;
  const said = record ? saidIn(record, await readWords(parts.store, record.meta.words)) : [];
  const agreed = record && record.meta.consent.text !== '' ? agreedIn(record) : undefined;
  return {
    row: leadRow(lead, content, parts.sales),
    said: said.filter(isOpen).map(plain),
    hidden: said.filter((each) => !isOpen(each)).length,
    ...(agreed && { agreed }),
    rules: record?.rules ?? [],
    changed: record ? changedIn(record) : [],
    deliveries: lead.row.deliveries.map((each) => deliveryView(each, lead, parts.sales, configured.has(each.destination))),
  };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The personal data of one lead: the audit has its line before. @returns undefined where it cannot be opened */
export async function revealedLead(parts: Opener, lead: ListedLead): Promise<Revealed | undefined> {
  const content = contentOf(parts, lead);
  if (!content) return undefined;
  if (content.is === 'refused')
    return {
      contact: Object.entries(content.submission).map(([name, value]) => ({ name, value: text(value) })),
      said: [],
      consent: '',
    };
  if (content.is !== 'lead') return { contact: [], said: [], consent: '' };
  const { record } = content;
  const words = await readWords(parts.store, record.meta.words);
  const known = { ...record.said, city: record.sent.city, county: record.sent.county };
  const contact = Object.entries(known).flatMap(([field, value]) =>
    leadFields[field as LeadField] === 'contact' && value ? [{ name: words?.fields[field]?.label ?? field, value }] : [],
  );
  const said = saidIn(record, words).filter(({ classes }) => classes.some((each) => each === 'health' || each === 'free text'));
  return { contact, said: said.map(plain), consent: record.meta.consent.text };
}
