import { Fragment, type ReactNode } from 'react';
import type { Block, LegalFact } from '#contract/site/legal-text.ts';
import type { LegalWords } from '../../content/legalWords.ts';

import * as styles from './LegalDocument.css.ts';

interface ProseProps {
  readonly blocks: readonly Block[];
  readonly facts: Readonly<Record<LegalFact, string>>;
  readonly words: LegalWords;
}

/** Paragraphs and lists of a legal text, with its links and the company's facts. */
export function Prose({ blocks, facts, words }: ProseProps) {
  const inline = (text: string) => <Inline text={text} facts={facts} words={words} />;
  return blocks.map((block) =>
    typeof block === 'string' ? (
      <p key={block}>{inline(block)}</p>
    ) : (
      <ul key={block.join()}>
        {block.map((item) => (
          <li key={item}>{inline(item)}</li>
        ))}
      </ul>
    ),
  );
}

/** `[words](/path)` or `{fact}`. */
const piece = /\[([^\]]+)\]\(([^)]+)\)|\{(\w+)\}/g;

function Inline({ text, facts, words }: { text: string } & Pick<ProseProps, 'facts' | 'words'>): ReactNode {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const match of text.matchAll(piece)) {
    const [all, label, href, name] = match;
    parts.push(text.slice(from, match.index));
    parts.push(label && href ? <a href={href}>{label}</a> : <Fact name={name as LegalFact} facts={facts} words={words} />);
    from = match.index + all.length;
  }
  parts.push(text.slice(from));
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}

function Fact({ name, facts, words }: { name: LegalFact } & Pick<ProseProps, 'facts' | 'words'>): ReactNode {
  const value = facts[name];
  if (value === '') return <Missing>{words.missing(words.facts[name])}</Missing>;
  return name === 'email' ? <a href={`mailto:${value}`}>{value}</a> : value;
}

/** A place that the company still has to fill in. */
export const Missing = ({ children }: { children: ReactNode }) => <mark className={styles.missing}>{children}</mark>;
