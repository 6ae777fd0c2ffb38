import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { argsIn, sayer } from '#storybook/samples/inLanguage.tsx';
import { SampleLogo } from '#storybook/samples/SampleLogo.tsx';
import { copyOf } from '#storybook/samples/say.ts';
import { PageLayout } from '../PageLayout/PageLayout.tsx';
import { SurveyFooter } from '../SurveyFooter/SurveyFooter.tsx';
import { SurveyHeader } from '../SurveyHeader/SurveyHeader.tsx';
import { LegalPage } from './LegalPage.tsx';

const meta = {
  title: 'Patterns/LegalPage',
  component: LegalPage,
  args: {
    heading: 'Privacy Policy',
    updated: 'Sample text. Last updated on March 1, 2026.',
    contentsTitle: 'On this page',
    sections: [
      {
        id: 'what-we-collect',
        title: 'What we collect',
        body: (
          <>
            <p>We collect what you tell us in the survey, and what your browser sends along when you open a page.</p>
            <ul>
              <li>Your answers about the accident, and your own words about what happened.</li>
              <li>Your name, email address, phone number and ZIP code.</li>
              <li>The address of the page that brought you here.</li>
            </ul>
          </>
        ),
      },
      {
        id: 'who-gets-it',
        title: 'Who gets it',
        body: (
          <>
            <p>
              A law firm that may take your case gets your answers, if you agreed to that. Our partners are listed on the page{' '}
              <a href="/sponsors">Sponsors</a>.
            </p>
            <h3>What we never do</h3>
            <p>We never give your answers to your insurer.</p>
          </>
        ),
      },
      {
        id: 'california-resident',
        title: 'If you live in California',
        body: (
          <ol>
            <li>You can ask what we know about you.</li>
            <li>You can have it deleted or corrected.</li>
            <li>
              You can tell us not to sell or share it: use <a href="/do-not-sell-my-information">this form</a>.
            </li>
          </ol>
        ),
      },
    ],
  },
  render: (args, { globals }) => {
    const copy = copyOf(globals);
    return (
      <PageLayout
        header={<SurveyHeader logo={<SampleLogo />} call={copy.call} advertisement={copy.advertisement} />}
        footer={<SurveyFooter {...copy.footer} call={copy.call} />}
      >
        <LegalPage {...args} />
      </PageLayout>
    );
  },
} satisfies Meta<typeof LegalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const say = sayer(globals);
    const contents = canvas.getByRole('navigation', { name: say('On this page') });
    for (const { id, title } of argsIn(globals, args).sections) {
      const link = [...contents.querySelectorAll('a')].find((one) => one.textContent === title);
      await expect(link).toHaveAttribute('href', `#${id}`);
      await expect(document.getElementById(id)).toContainElement(canvas.getByRole('heading', { level: 2, name: title }));
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A short text has no contents. */
export const OneSection: Story = {
  args: { heading: 'Sponsors', sections: meta.args.sections.slice(1, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const LongestCopy: Story = {
  tags: ['spanish'],
  globals: { lang: 'es' },
  args: {
    heading: 'Política de privacidad y de tratamiento de la información personal',
    updated: 'Texto de muestra. Última actualización: 1 de marzo de 2026.',
    contentsTitle: 'En esta página',
    sections: [
      'Qué información recogemos cuando usted responde al cuestionario',
      'Con quién la compartimos y con quién no la compartimos nunca',
      'Responsabilidades, confidencialidad e incumplimientos',
      'Sus derechos si vive en California',
    ].map((title, index) => ({
      id: `seccion-${index + 1}`,
      title,
      body: (
        <p>
          Recogemos lo que usted nos dice en el cuestionario y lo que su navegador envía al abrir una página. Puede escribirnos a
          privacidad.y.proteccion.de.datos.personales@subdominio.example para cualquier consulta.
        </p>
      ),
    })),
  },
};
