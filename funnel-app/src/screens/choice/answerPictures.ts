import { baseStepOf, type OwnStepName, type StepName } from '#contract/flow/steps.ts';
import type { PictureName } from '#design-system/theme/pictures.ts';

type Pictures = Readonly<Record<string, PictureName>>;

const injuries: Pictures = {
  'Back or Neck Pain': 'back',
  'Broken Bones': 'bone',
  Whiplash: 'neck',
  'Head Injury': 'head',
  'Spinal Cord Injury': 'spine',
  'Loss of Limb': 'limb',
  Burns: 'burn',
  'Joint Injury': 'joint',
  'Cuts or Bruises': 'bandage',
  'Several Injuries': 'person',
  other: 'more',
  family: 'people',
  died: 'candle',
  no: 'no',
};

/** The drawings of answers by step and option id, where they help to find one. See docs/spec/screens.md#answer-drawings. */
const pictures: Readonly<Partial<Record<OwnStepName, Pictures>>> = {
  OtherDriversVehicleType: {
    car: 'car',
    truck: 'truck',
    rideshare: 'taxi',
    motorcycle: 'motorcycle',
    bus: 'bus',
    bicycle_or_pedestrian: 'bicycle',
    other: 'more',
    left: 'left',
    no_other_vehicle: 'none',
  },
  AtFault: { no: 'person', partly: 'partly', yes: 'yes' },
  WasUserInjured: { yes: 'person', family: 'people', died: 'candle', no: 'no' },
  WasUserInjuredHow: injuries,
  DescribeInjuries: injuries,
  PoliceReportFiled: { yes: 'document', no: 'no' },
  TypeOfMedicalTreatment: { hospital: 'hospital', doctor: 'doctor', therapy: 'therapy', booked: 'calendar', none: 'no' },
  DidYouReceiveMedicalTreatment: { yes: 'doctor', booked: 'calendar', no: 'no' },
  AccidentResultInMedicalTreatment: { yes: 'doctor', booked: 'calendar', no: 'no' },
  HasLawyer: { no: 'no', yes: 'scales', new: 'scales' },
};

export const pictureOf = (step: StepName, option: string): PictureName | undefined => pictures[baseStepOf(step)]?.[option];
