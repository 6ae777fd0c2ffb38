import { createRoot } from 'react-dom/client';
import './base.css';
import './causes.css';
import './case.css';
// last: a narrow window lays the parts out anew
import './page.css';
import { ReviewPage } from './ReviewPage.tsx';
import { createReviewStore, type Shown } from './review-store.ts';

/** The review server's response; undefined where it is out of reach, or ended in its terminal. */
async function send(said: object) {
  try {
    const response = await fetch('verdict', { method: 'POST', body: JSON.stringify(said) });
    return { status: response.status, text: await response.text() };
  } catch {
    return undefined;
  }
}

const report = JSON.parse(document.getElementById('report')?.textContent ?? '') as Shown;
const reviewer = localStorage.getItem('by') || report.reviewer;
createRoot(document.getElementById('page') as HTMLElement).render(
  <ReviewPage store={createReviewStore({ ...report, reviewer }, send)} />,
);
