import { contrastPairs } from '#design-system/theme/contrastPairs.ts';

const groupWords: Readonly<Record<string, string>> = {
  color: 'Colour',
  logo: 'Logo ink',
  image: 'Image over the colour of the same name',
  font: 'Font',
  text: 'Font size',
  lineHeight: 'Line height',
  letterSpacing: 'Letter spacing, by the size of the text',
  space: 'Gap or padding',
  density: 'Room',
  radius: 'Radius',
  border: 'Line width',
  shadow: 'Shadow',
  size: 'Size',
  rule: 'Short bar under a heading',
  motion: 'Motion',
  step: 'From one question to the next',
};

const inWords = (name: string) => name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

/** `Needs 4.5:1 on page, surface.` for an ink. */
function contrastNeeds(name: string): string {
  const groundsAt = (needed: number) =>
    contrastPairs.flatMap(({ ink, ground, need }) => (ink === name && need === needed ? [ground] : []));
  return [4.5, 3]
    .filter((need) => groundsAt(need).length > 0)
    .map((need) => ` Needs ${need}:1 on ${groundsAt(need).join('; ')}.`)
    .join('');
}

/** The comments of the contract's source, by the path of what they stand over. */
function commentsIn(source: string): ReadonlyMap<string, string> {
  const comments = new Map<string, string>();
  const groups: string[] = [];
  let comment = '';
  for (const [, said, group, name] of source.matchAll(/\/\*\*([\s\S]*?)\*\/|(\w+): \{|(\w+): null|\}/g)) {
    if (said) comment = said.replaceAll(/\s*\n?\s*\*?\s+/g, ' ').trim();
    else if (group) groups.push(group);
    else if (name) comments.set([...groups, name].join('.'), comment);
    else groups.pop();
    if (!said) comment = '';
  }
  return comments;
}

/**
 * What each token is for, by its path (`color.page`): the contract's own comment, or its name in words.
 * @param contract the source of design-system/theme/contract.css.ts
 */
export function describeTokens(contract: string): (group: string, name: string) => string {
  const comments = commentsIn(contract);
  return (group, name) => {
    const ground = /^on([A-Z].*)$/.exec(name)?.[1];
    const named = ground ? `Ink on ${inWords(ground)}.` : `${groupWords[group] ?? inWords(group)}: ${inWords(name)}.`;
    return (comments.get(`${group}.${name}`) || named) + contrastNeeds(group === 'color' ? name : `${group}.${name}`);
  };
}
