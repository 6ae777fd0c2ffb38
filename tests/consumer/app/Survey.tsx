'use client';
import { AnswerGrid, Button, MaskedField, ProgressBar } from 'accident-survey-design-system/components';
import { StepTransition } from 'accident-survey-design-system/motion';
import { Stack } from 'accident-survey-design-system/patterns';
import { useState } from 'react';
import type { Switches } from './switches.ts';

const seasons = ['Spring', 'Summer', 'Autumn', 'Winter'].map((label) => ({ id: label, name: 'season', value: label, label }));

/** Two screens: a question that one tap answers, then a form. */
export function Survey({ layout, rounded }: Pick<Switches, 'layout' | 'rounded'>) {
  const [season, setSeason] = useState<string>();
  const [zip, setZip] = useState('');
  return (
    <main style={{ maxWidth: '40rem', margin: '2rem auto' }}>
      <ProgressBar value={season ? 50 : 0} variant="original" showPercent label="Progress" />
      <StepTransition stepKey={season ? 'zip' : 'season'} direction="forward">
        <Stack>
          <h1 id="question">{season ? `Where do you plant in ${season}?` : 'When do you plant?'}</h1>
          {season ? (
            <>
              <MaskedField id="zip" name="zip" label="ZIP code" mask="zip" value={zip} onChange={setZip} />
              <Button>Send</Button>
            </>
          ) : (
            <AnswerGrid labelledBy="question" options={seasons} layout={layout} rounded={rounded === 'on'} onChoose={setSeason} />
          )}
        </Stack>
      </StepTransition>
    </main>
  );
}
