import { deliveryMethods, hasPostalCode, requestRegions, requestTypes } from '#contract/consent/privacy-request.ts';
import { Checkbox } from '#design-system/components/Checkbox/Checkbox.tsx';
import { ChoiceGroup } from '#design-system/components/Choice/Choice.tsx';
import MaskedField from '#design-system/components/MaskedField/MaskedField.tsx';
import { RadioGroup } from '#design-system/components/RadioGroup/RadioGroup.tsx';
import { Select } from '#design-system/components/Select/Select.tsx';
import { TextField } from '#design-system/components/TextField/TextField.tsx';
import { PrivacySection, WideField } from '#design-system/patterns/PrivacyRequestForm/PrivacyRequestForm.tsx';
import type { PrivacyContent } from '../../content/privacy.ts';
import type { PrivacyFormControls } from './usePrivacyForm.ts';

interface FieldsProps {
  readonly state: PrivacyFormControls;
  readonly content: PrivacyContent;
}

/** Every field of the form but the captcha, in the order of the page. */
export function PrivacyFields({ state, content }: FieldsProps) {
  return (
    <>
      <Person state={state} content={content} />
      {state.form.authorizedAgent === 'yes' && <Agent state={state} content={content} />}
      <Requests state={state} content={content} />
    </>
  );
}

function Person({ state: { form, text, control }, content }: FieldsProps) {
  const { agentQuestion: agent } = content;
  const regions = requestRegions.map(({ code, name }) => ({ value: code, label: content.regions[code] ?? name }));
  return (
    <PrivacySection title={content.sections.you}>
      <TextField {...text('firstName')} autoComplete="given-name" />
      <TextField {...text('lastName')} autoComplete="family-name" />
      <WideField>
        <TextField {...text('address')} autoComplete="address-line1" />
      </WideField>
      <TextField {...text('city')} autoComplete="address-level2" />
      <Select {...control('state')} placeholder={content.choose} options={regions} autoComplete="address-level1" />
      {hasPostalCode(form.state ?? '') ? (
        <TextField {...text('zip')} label={content.postalCode} autoComplete="postal-code" autoCapitalize="characters" />
      ) : (
        <MaskedField {...control('zip')} mask="zip" autoComplete="postal-code" />
      )}
      <TextField {...text('email')} type="email" inputMode="email" autoComplete="email" />
      <WideField>
        <MaskedField {...control('phone')} mask="phone" autoComplete="tel" />
      </WideField>
      <WideField>
        <RadioGroup
          {...control('authorizedAgent')}
          legend={content.labels.authorizedAgent}
          hint={agent.hint}
          layout="inline"
          options={[
            // the first has the group's id, and an error leads to it
            { value: 'yes', label: agent.yes },
            { value: 'no', label: agent.no },
          ]}
        />
      </WideField>
    </PrivacySection>
  );
}

function Agent({ state: { text, control }, content }: FieldsProps) {
  return (
    <PrivacySection title={content.sections.agent}>
      <TextField {...text('agentFirstName')} />
      <TextField {...text('agentLastName')} />
      <MaskedField {...control('agentPhone')} mask="phone" />
      <TextField {...text('agentEmail')} type="email" inputMode="email" />
    </PrivacySection>
  );
}

function Requests({ state: { form, errors, box }, content }: FieldsProps) {
  return (
    <>
      <PrivacySection title={content.sections.answer}>
        <WideField>
          <ChoiceGroup id="receiveInformation" legend={content.receiveLegend} error={errors[deliveryMethods[0]]}>
            {deliveryMethods.map((way) => (
              <Checkbox key={way} {...box(way, deliveryMethods)} variant="card" />
            ))}
          </ChoiceGroup>
        </WideField>
      </PrivacySection>
      <PrivacySection title={content.sections.request}>
        <WideField>
          <ChoiceGroup id="requests" legend={content.requestsLegend} error={errors[requestTypes[0]]}>
            {requestTypes.map((type) => (
              <Checkbox key={type} {...box(type, requestTypes)} variant="card" hint={content.requestHints[type]} />
            ))}
          </ChoiceGroup>
        </WideField>
      </PrivacySection>
      <PrivacySection title={content.sections.confirm}>
        <WideField>
          <Checkbox {...box('agreeTerms')} error={errors.agreeTerms} required />
        </WideField>
        {form.authorizedAgent === 'yes' && (
          <WideField>
            <Checkbox {...box('agreeTermsAgent')} error={errors.agreeTermsAgent} required />
          </WideField>
        )}
      </PrivacySection>
    </>
  );
}
