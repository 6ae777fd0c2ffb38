import { type MarkId, markIds } from '#themes/logos/versions.ts';
import { type ThemeId, themeIds } from '#themes/registry.ts';
import { type Changes, editedGroups } from './editedTheme.ts';

/** What the theme editor holds. It is in the story's address, so that it can be sent and outlives a reload. */
export interface Draft {
  readonly theme: ThemeId;
  /** Over this theme alone: another one begins with none. */
  readonly changes: Changes;
  /** A brand's. */
  readonly name: string;
  readonly mark: MarkId;
}

export const firstDraft: Draft = { theme: '1', changes: {}, name: 'Sample Legal Help', mark: '2' };

/** The draft in the letters that Storybook lets into an address: base64url. The first draft is empty. */
export function writeDraft(draft: Draft): string {
  const bytes = new TextEncoder().encode(JSON.stringify(draft));
  if (JSON.stringify(draft) === JSON.stringify(firstDraft)) return '';
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function parsed(text: string): Partial<Record<keyof Draft, unknown>> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    return Object(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return {};
  }
}

/** Reads a draft; what is missing, unknown or not text gets the first one's. */
export function readDraft(text: string): Draft {
  const { theme, changes, name, mark } = parsed(text);
  const given = Object(changes) as Readonly<Record<string, unknown>>;
  const known = editedGroups.flatMap(({ group }) => {
    const values = Object.entries(Object(given[group])).filter(([, value]) => typeof value === 'string');
    return values.length > 0 ? [[group, Object.fromEntries(values)] as const] : [];
  });
  return {
    theme: themeIds.find((id) => id === theme) ?? firstDraft.theme,
    changes: Object.fromEntries(known),
    name: typeof name === 'string' ? name : firstDraft.name,
    mark: markIds.find((id) => id === mark) ?? firstDraft.mark,
  };
}
