import { Button, ErrorSummary, ProgressBar } from 'accident-survey-design-system/components';
import { contrast, parseColor, vars } from 'accident-survey-design-system/contract';
import { Stack } from 'accident-survey-design-system/patterns';
import 'accident-survey-design-system/styles.css';
import { applyTheme, themes } from 'accident-survey-design-system/themes';
import 'accident-survey-design-system/themes/1.css';
import 'accident-survey-design-system/themes/7.css';
import harbor from 'accident-survey-design-system/tokens/theme-01-harbor.tokens.json';
import { createRoot } from 'react-dom/client';

/** Three components and a pattern in two themes side by side, as an application outside the repository would show them. */
function App() {
  return themes
    .filter(({ id }) => id === '1' || id === '7')
    .map(({ id, name }) => (
      <section key={id} aria-label={name} ref={(element) => void (element && applyTheme(element, id))}>
        <Stack>
          <ProgressBar value={40} variant="original" showPercent label="Progress" />
          <ErrorSummary title="Please check" errors={[{ fieldId: 'name', message: 'Enter your name' }]} focusKey={0} />
          <Button>Continue</Button>
        </Stack>
        <p style={{ color: vars.color.action }}>A word in the colour of an action</p>
      </section>
    ));
}

const { text, surface } = harbor.palette;
document.title = `${contrast(parseColor(text.$value.hex), parseColor(surface.$value.hex)).toFixed(1)} : 1`;
createRoot(document.querySelector('#root') as HTMLElement).render(<App />);
