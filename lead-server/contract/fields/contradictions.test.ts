import { describe, expect, it } from 'vitest';
import { contradictionsIn } from './contradictions.ts';

describe('contradictions', () => {
  it.each([
    [{ physical_injury: 'No', injury_type: 'Broken Bones' }, ['injury_type']],
    [{ physical_injury: 'Yes', injury_type: 'None' }, ['injury_type']],
    [{ physical_injury: 'No', injury_type: 'None' }, []],
    [{ physical_injury: 'Yes', injury_type: 'Burns' }, []],
    [{ physical_injury: 'No' }, []],
    [{ doctor_treatment: 'no', when_seek_medical_treatment: 'first_week' }, ['when_seek_medical_treatment']],
    [{ doctor_treatment: 'yes', when_seek_medical_treatment: 'not_yet' }, ['when_seek_medical_treatment']],
    [{ doctor_treatment: 'no', when_seek_medical_treatment: 'booked' }, []],
    [{ doctor_treatment: 'yes', when_seek_medical_treatment: 'later' }, []],
  ])('of %j are %j', (answers, fields) => expect(contradictionsIn(answers)).toEqual(fields));
});
