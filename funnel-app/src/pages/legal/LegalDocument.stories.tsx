import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { CompanyFacts } from '#contract/api/page-rendering.ts';
import { contentFrom, modelFrom } from '#storybook/samples/pages.ts';
import { type LegalPageId, legalPages, legalTexts, legalWords } from '../../content/legal.ts';
import { LegalDocument } from './LegalDocument.tsx';

const filledIn: CompanyFacts = {
  name: 'Example Media LLC',
  address: '1 Example Street, Wilmington, DE 19801',
  email: 'privacy@example.com',
  lawState: 'Delaware',
  sponsors: ['Harbor Law', 'Summit Injury Group'],
  keepsDays: { leads: 1825, disqualified: 365, unfinished: 7, requests: 1095 },
};

const localeOf = ({ lang }: { readonly lang?: string }) => (lang === 'es' ? 'es' : 'en');

interface PreviewProps {
  readonly id: LegalPageId;
  readonly company: CompanyFacts;
  readonly optedOut: boolean;
}

/** The legal texts, completed from the settings. Things to try: another text in the controls; Spanish; a link of the contents; text at twice its size. */
const meta = {
  title: 'Pages/Legal',
  tags: ['!autodocs', '!manifest'],
  args: { id: 'privacy-policy', company: filledIn, optedOut: false },
  argTypes: { id: { control: 'inline-radio', options: legalPages } },
  render: ({ id, company, optedOut }, { globals }) => (
    <LegalDocument
      {...{ id, company }}
      text={legalTexts[localeOf(globals)][id]}
      model={{ ...modelFrom(globals), optedOut }}
      content={contentFrom(globals)}
    />
  ),
  play: async ({ canvas, args, globals }) => {
    const { title } = legalTexts[localeOf(globals)][args.id];
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible();
  },
} satisfies Meta<PreviewProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PrivacyPolicy: Story = { tags: ['decisive-screen'] };
export const TermsOfUse: Story = { args: { id: 'terms-of-use' } };
export const Sponsors: Story = { args: { id: 'sponsors' } };
export const Credits: Story = { args: { id: 'credits' } };
export const Accessibility: Story = { args: { id: 'accessibility' } };

/** What the settings do not say is marked, for the company and its lawyer. */
export const NotFilledIn: Story = {
  args: { company: { ...filledIn, name: '', address: '', email: '', lawState: '', sponsors: [] } },
  play: async ({ canvas, globals }) => {
    const words = legalWords[localeOf(globals)];
    await expect(canvas.getByText(words.draft)).toBeVisible();
    await expect(canvas.getAllByText(words.missing(words.facts.company)).length).toBeGreaterThan(0);
  },
};

export const OptedOut: Story = {
  args: { optedOut: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(legalWords[localeOf(globals)].optedOut)).toBeVisible();
  },
};

export const Spanish: Story = { tags: ['spanish'], globals: { lang: 'es' } };
