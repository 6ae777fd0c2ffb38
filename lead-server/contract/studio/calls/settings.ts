import { z } from 'zod';
import { type SettingsContent, type SettingsKind, settingsKinds } from '../../settings/settings.ts';
import { because, deed, difference, list, moment, nothing } from './shapes.ts';

const kind = z.enum(settingsKinds as readonly [SettingsKind, ...SettingsKind[]]);
const content = z.custom<SettingsContent>((value) => typeof value === 'object' && value !== null && !Array.isArray(value));
const problem = z.object({ field: z.string(), problem: z.string(), remedy: z.string(), stops: z.boolean() });

const draft = deed.extend({
  content,
  base: z.int(),
  /** A save names the draft that it read. */
  etag: z.int(),
  problems: list(problem),
  differences: list(difference),
});

const version = deed.extend({
  version: z.int(),
  base: z.int(),
  origin: z.enum(['studio', 'cli', 'file']),
  differences: list(difference),
});

/** The calls of settings. */
export const settingsCalls = {
  settings: {
    summary: 'The settings of one kind: live content, draft, versions, and what stands in the way.',
    body: z.object({ kind }),
    response: z.object({
      kind,
      /** Undefined while the kind comes from its file alone. */
      live: version.omit({ differences: true, base: true }).extend({ revision: z.int(), isLast: z.boolean() }).optional(),
      content,
      /** Fields whose file holds a secret as its value, and the variable to put it in: such a kind has no versions. */
      held: list(z.object({ field: z.string(), variable: z.string() })),
      /** What is wrong with what is live, placeholders among it. */
      problems: list(problem),
      draft: draft.optional(),
      versions: list(version),
      /** How many servers there are, and how many have what is live. */
      servers: z.int(),
      reached: z.int(),
      /** Which servers cannot use what is live, and why. */
      faults: list(z.string()),
      /** For each kind: whether it has a draft. */
      drafts: list(kind),
      /** What came of tests of the draft, exactly as it is: of destinations, and of where alerts go. */
      tested: list(z.object({ name: z.string(), at: moment, by: z.string(), fault: z.string() })),
    }),
  },
  saveSettings: {
    summary: 'Saves a draft over the one that its author had read. The content of a whole file is taken apart.',
    body: z.object({ kind, content, base: z.int(), etag: z.int() }),
    response: draft,
  },
  discardSettings: {
    summary: 'Throws the draft of a kind away, if it is still the one that was seen.',
    body: z.object({ kind, etag: z.int() }),
    response: nothing,
  },
  publishSettings: {
    summary: 'Makes the draft of a kind live, on every server.',
    body: z.object({
      kind,
      because,
      /** What was compared: the live version and the draft. Another one is refused. */
      seen: z.object({ version: z.int(), etag: z.int() }),
      /** Whether the person has looked at the consents that change, in every theme and both languages. */
      sawConsents: z.boolean().optional(),
    }),
    response: z.object({ version: z.int(), revision: z.int() }),
  },
  bringSettingsBack: {
    summary: 'Makes an earlier version of a kind live.',
    body: z.object({ kind, version: z.int(), because }),
    response: z.object({ version: z.int(), revision: z.int() }),
  },
  testSettings: {
    summary: 'Sends an invented lead to the test address of a destination of the draft, or a message where its alerts go.',
    body: z.object({ kind, name: z.string().max(100), because }),
    response: z.object({ fault: z.string() }),
  },
} as const;
