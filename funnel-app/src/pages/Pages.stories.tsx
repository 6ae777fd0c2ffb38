import type { Meta, StoryObj } from '@storybook/react-vite';
import { wholePage } from '../../../.storybook/matrix.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { contentFrom, modelFrom } from './stories.ts';
import { ThankYouPage } from './ThankYouPage.tsx';

export default { title: 'Pages/After the survey', parameters: { chromatic: { modes: wholePage } } } satisfies Meta;

export const ThankYou: StoryObj = {
  render: (_, { globals }) => (
    <ThankYouPage model={{ ...modelFrom(globals), disqualified: false }} content={contentFrom(globals)} />
  ),
};

/** What a visitor sees whose case the partners can't take: honest, and no dead end. */
export const ThankYouDisqualified: StoryObj = {
  render: (_, { globals }) => (
    <ThankYouPage model={{ ...modelFrom(globals), disqualified: true }} content={contentFrom(globals)} />
  ),
};

export const NotFound: StoryObj = {
  render: (_, { globals }) => <NotFoundPage model={modelFrom(globals)} content={contentFrom(globals)} />,
};
