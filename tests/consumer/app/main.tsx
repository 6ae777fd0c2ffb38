import { Button, ErrorSummary, ProgressBar } from 'accident-survey-design-system/components';
import 'accident-survey-design-system/styles.css';
import { applyTheme, themes } from 'accident-survey-design-system/themes';
import 'accident-survey-design-system/themes/1.css';
import 'accident-survey-design-system/themes/7.css';
import { createRoot } from 'react-dom/client';

/** Three components in two themes side by side, as an application outside the repository would show them. */
function App() {
  return themes
    .filter(({ id }) => id === '1' || id === '7')
    .map(({ id, name }) => (
      <section key={id} aria-label={name} ref={(element) => void (element && applyTheme(element, id))}>
        <ProgressBar value={40} variant="original" showPercent label="Progress" />
        <ErrorSummary title="Please check" errors={[{ fieldId: 'name', message: 'Enter your name' }]} focusKey={0} />
        <Button>Continue</Button>
      </section>
    ));
}

createRoot(document.querySelector('#root') as HTMLElement).render(<App />);
