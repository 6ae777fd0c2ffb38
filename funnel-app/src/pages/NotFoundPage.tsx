import { NotFound } from '#design-system/patterns/NotFound/NotFound.tsx';
import type { NotFoundWords, PageWords } from '../content/content.ts';
import { linkTo } from '../model/linkTo.ts';
import type { PageModel } from '../model/pageModel.ts';
import { PageFrame } from './frame/PageFrame.tsx';

interface NotFoundPageProps {
  readonly model: PageModel;
  readonly content: PageWords;
  readonly words: NotFoundWords;
  /** The survey that it leads to; undefined where none is open. */
  readonly survey?: string | undefined;
  readonly code?: string;
}

/** A path that is no page, or a campaign that is paused. It needs no script. See docs/spec/screens.md#not-found. */
export function NotFoundPage({ model, content, words, survey, code }: NotFoundPageProps) {
  const { heading, text, action } = words;
  return (
    <PageFrame model={model} content={content}>
      <NotFound
        heading={heading}
        text={text}
        action={survey === undefined ? undefined : { href: linkTo(model, survey), label: action }}
        code={code}
      />
    </PageFrame>
  );
}
