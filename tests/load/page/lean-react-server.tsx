import { renderToString } from 'react-dom/server';
import { LeanSurvey } from './LeanSurvey.tsx';
import type { Question } from './questions.ts';

/** The first question as the server renders it. */
export const render = (questions: readonly Question[]): string => renderToString(<LeanSurvey questions={questions} />);
