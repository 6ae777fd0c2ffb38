import { NotFound } from '#design-system/patterns/NotFound/NotFound.tsx';
import type { NotFoundWords, PageWords } from '../content/content.ts';
import { linkTo } from '../model/linkTo.ts';
import type { PageModel } from '../model/pageModel.ts';
import { PageFrame } from './frame/PageFrame.tsx';

interface NotFoundPageProps {
  readonly model: PageModel;
  readonly content: PageWords;
  readonly words: NotFoundWords;
}

/** A path that is no page. It needs no script. See docs/spec/screens.md#not-found. */
export function NotFoundPage({ model, content, words }: NotFoundPageProps) {
  const { heading, text, action } = words;
  return (
    <PageFrame model={model} content={content}>
      <NotFound heading={heading} text={text} action={{ href: linkTo(model, '/survey'), label: action }} />
    </PageFrame>
  );
}
