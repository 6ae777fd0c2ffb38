import 'accident-survey-design-system/styles.css';
import 'accident-survey-design-system/themes/1.css';
import { createRoot } from 'react-dom/client';
import { Survey } from './Survey.tsx';
import { switches } from './switches.ts';
import { gardenCss } from './theme.ts';

const { theme, ...rest } = switches.parse(new URLSearchParams(location.search));
document.head.append(Object.assign(document.createElement('style'), { textContent: gardenCss }));
document.documentElement.dataset.theme = theme;
createRoot(document.querySelector('#root') as HTMLElement).render(<Survey {...rest} />);
