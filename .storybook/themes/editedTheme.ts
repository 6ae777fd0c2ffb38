import type { ThemeTokens } from '#design-system/theme/tokens.ts';
import type { MarkId } from '#themes/logos/versions.ts';
import { type ThemeId, themeById } from '#themes/registry.ts';

export type EditedGroup = Exclude<
  keyof ThemeTokens,
  'scheme' | 'rule' | 'align' | 'decoration' | 'buttonWidth' | 'motion' | 'step'
>;
/** By group and name, in CSS; only what differs from the theme. */
export type Changes = Readonly<Partial<Record<EditedGroup, Readonly<Record<string, string>>>>>;

interface Edited {
  readonly group: EditedGroup;
  readonly title: string;
  readonly names: (tokens: ThemeTokens) => readonly string[];
}

const all = (group: EditedGroup) => (tokens: ThemeTokens) => Object.keys(tokens[group]);

/** What can be changed by hand, in the order shown. */
export const editedGroups: readonly Edited[] = [
  { group: 'logo', title: 'The colours of the logo', names: all('logo') },
  { group: 'color', title: 'Colours', names: all('color') },
  { group: 'image', title: 'Gradients over colours', names: all('image') },
  { group: 'radius', title: 'Corners', names: all('radius') },
  { group: 'border', title: 'Borders', names: all('border') },
  { group: 'shadow', title: 'Shadows', names: all('shadow') },
  { group: 'size', title: 'Sizes', names: all('size') },
  { group: 'font', title: 'Type: faces and weights', names: all('font') },
  { group: 'text', title: 'Type: sizes', names: all('text') },
  { group: 'lineHeight', title: 'Type: line heights', names: all('lineHeight') },
  { group: 'space', title: 'Spacing', names: all('space') },
  { group: 'density', title: 'Density', names: all('density') },
];

/** The theme's tokens with the changes over them. */
export function withChanges(tokens: ThemeTokens, changes: Changes): ThemeTokens {
  const groups = Object.entries(changes).map(([group, values]) => [group, { ...tokens[group as EditedGroup], ...values }]);
  return { ...tokens, ...Object.fromEntries(groups) };
}

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

function groupsAsCode(changes: Changes): readonly string[] {
  return Object.entries(changes)
    .filter(([, values]) => Object.keys(values).length > 0)
    .map(([group, values]) => {
      const lines = Object.entries(values).map(([name, value]) => `    ${name}: ${quoted(value)},`);
      return [`  ${group}: {`, `    ...base.${group},`, ...lines, '  },'].join('\n');
    });
}

const folderOf = (id: ThemeId) => `theme-${id.padStart(2, '0')}-${themeById(id).name.toLowerCase()}`;

/** The changes as a tokens.ts over the theme that they began from. */
export function changesAsCode(id: ThemeId, changes: Changes): string {
  return [
    "import type { ThemeTokens } from '#design-system/theme/tokens.ts';",
    `import { tokens as base } from '../${folderOf(id)}/tokens.ts';`,
    '',
    'export const tokens: ThemeTokens = {',
    '  ...base,',
    ...groupsAsCode(changes),
    '};',
    '',
  ].join('\n');
}

interface NewBrand {
  readonly name: string;
  readonly mark: MarkId;
  readonly theme: ThemeId;
  readonly changes: Changes;
}

/** A name as an id: no accents, hyphens between words. */
const brandId = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'new-brand';

/** A brand's lines, and its theme's where tokens were changed. The guide "Add a brand" says where they go. */
export function brandAsCode({ name, mark, theme, changes }: NewBrand): string {
  const isChanged = groupsAsCode(changes).length > 0;
  return [
    '// themes/brands.ts, a line in `looks`',
    `${quoted(brandId(name))}: { theme: ${quoted(isChanged ? 'NN' : theme)}, mark: ${quoted(mark)}, tagline: { en: '', es: '' } },`,
    '',
    '// lead-server/contract/site/site.ts, its name and its hosts',
    `${quoted(brandId(name))}: { name: ${quoted(name)}, hosts: [] },`,
    ...(isChanged ? ['', `// themes/theme-NN-${brandId(name)}/tokens.ts`, changesAsCode(theme, changes)] : ['']),
  ].join('\n');
}
