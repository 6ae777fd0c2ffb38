// @vitest-environment happy-dom

import { type ComponentType, createElement, createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import * as components from '../components/index.ts';
import * as patterns from './index.ts';

const nothing = () => undefined;
const field = { id: 'field', name: 'field', label: 'Field', value: '', onChange: nothing };
const options = [{ id: 'yes', name: 'yes', value: 'yes', label: 'Yes', icon: 'car' }];
const group = { id: 'group', name: 'group', legend: 'Group', value: '', onChange: nothing };
const part = { label: 'Part', name: 'part', value: '', placeholder: 'Choose', options: [] };
const resend = { label: 'Again', waiting: String, againAt: 0, onResend: nothing };
const action = { href: '/', label: 'Go on' };
const text = { title: 'Title', text: 'Text' };
const list = { title: 'Title', items: ['Item'] };
const dialog = { ...text, open: true, closeLabel: 'Close', onClose: nothing };
const bands = Array.from({ length: 7 }, (_, index) => ({ range: String(index), label: String(index) }));
const carousel = { carousel: 'Carousel', previous: 'Previous', next: 'Next', pause: 'Pause', play: 'Play' };

/** The required props of each component, by its exported name. */
const required: Readonly<Record<string, object>> = {
  AnswerGrid: { labelledBy: 'heading', options, onChoose: nothing },
  BackControl: { label: 'Back' },
  Button: { children: 'Send' },
  BuyerList: { ...group, buyers: [], value: [], selectAllLabel: 'All', counter: '', consent: 'Consent' },
  Captcha: { id: 'captcha', label: 'Captcha', loadingLabel: 'Loading' },
  Checkbox: { id: 'box', label: 'Box', checked: false, onChange: nothing },
  Choice: { id: 'choice', variant: 'card', label: 'Choice' },
  ChoiceGroup: { id: 'choices', legend: 'Choices' },
  CodeInput: { ...field, length: 6 },
  CompensationMeter: { title: 'Meter', bands, level: 1, valueText: '' },
  ConsentNotice: { children: 'Consent' },
  ErrorSummary: { title: 'Errors', errors: [{ fieldId: 'field', message: 'Wrong' }], focusKey: 1 },
  Field: { id: 'field', label: 'Field', children: nothing },
  Icon: { name: 'check' },
  LoadingOverlay: { ...text, open: true },
  MaskedField: { ...field, mask: 'zip' },
  Modal: dialog,
  MonthYearPicker: { legend: 'Date', month: part, year: part, onChange: nothing },
  ProgressBar: { value: 20, variant: 'original', showPercent: true, label: 'Progress' },
  RadioGroup: { ...group, options },
  Select: { ...field, placeholder: 'Choose', options },
  SelectControl: { ...part, onChange: nothing },
  TestimonialsCarousel: { title: 'Title', items: [{ id: '1', quote: 'Quote', name: 'Name' }], labels: carousel },
  TextArea: { ...field, counter: '0', counterMet: false },
  TextField: field,
  AccidentType: { labelledBy: 'heading', options, onChoose: nothing },
  CaseDescription: { tips: list, area: { ...field, counter: '0', counterMet: false } },
  DisqualifiedMessage: { heading: 'Heading', text: 'Text', next: list },
  HowItWorks: { title: 'Title', steps: [], action },
  LastStepHeader: { variant: 'match', eyebrow: 'Last step', title: 'Title' },
  LegalPage: { heading: 'Heading', updated: 'Today', contentsTitle: 'Contents', sections: [] },
  NotFound: { heading: 'Heading', text: 'Text', action },
  PageLayout: { header: 'Header', footer: 'Footer' },
  PhoneVerificationModal: { ...dialog, codeLabel: 'Code', code: '', codeLength: 6, resend, submitLabel: 'Send', onCode: nothing },
  PrivacyRequestForm: { heading: 'Heading', intro: 'Intro', state: 'idle', submitLabel: 'Send', onSubmit: nothing },
  QuestionScreen: { step: 'AtFault', flow: 'main', heading: 'Heading', headingId: 'heading' },
  SocialProof: { title: 'Title', facts: [] },
  Stack: { children: 'Fields' },
  SurveyFooter: { links: [], legal: 'Legal', disclaimer: 'Disclaimer' },
  SurveyHeader: { logo: 'Logo', advertisement: 'Advertisement' },
  ThankYouSteps: { heading: 'Heading' },
  WhatHappensNext: { title: 'Title', steps: [] },
};
/** Parts that only a component or the form of a pattern uses. */
const inner = ['FieldError', 'PrivacySection', 'StepCards', 'WideField'];
/** Dialogs in a portal, which no server renders. */
const inPortal = ['Modal', 'PhoneVerificationModal'];

const exported = { ...components, ...patterns } as unknown as Readonly<Record<string, ComponentType<object>>>;
const given = { 'data-testid': 'given', className: 'given', disabled: true };

it('are all exported components of the package', () => {
  const names = Object.entries(exported).filter(
    ([name, each]) => /^[A-Z][a-z]/.test(name) && (typeof each === 'function' || 'render' in each),
  );
  expect(names.map(([name]) => name).sort()).toEqual([...Object.keys(required), ...inner].sort());
});

describe.each(Object.keys(required))('%s', (name) => {
  const component = exported[name] as ComponentType<object>;
  const props = { ...required[name], ...given };

  it('passes attributes, class, handlers and ref to one element, beside its own', () => {
    const ref = createRef<HTMLElement>();
    const onFocus = vi.fn();
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    flushSync(() => root.render(createElement(component, { ...props, onFocus, ref } as object)));
    const [element, another] = document.querySelectorAll<HTMLElement>('[data-testid="given"]');
    expect(another).toBeUndefined();
    expect(ref.current).toBe(element);
    expect(element?.classList.contains('given')).toBe(true);
    // a stroke is drawn by its attributes alone
    if (name !== 'Icon') expect(element?.classList.length).toBeGreaterThan(1);
    if (element && 'disabled' in element) expect(element.disabled).toBe(true);
    element?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    expect(onFocus).toHaveBeenCalled();
    root.unmount();
    container.remove();
  });

  it.skipIf(inPortal.includes(name))('renders attributes and class on a server', () => {
    const html = renderToStaticMarkup(createElement(component, props));
    expect(html.match(/data-testid="given"/g)).toHaveLength(1);
    expect(html).toMatch(/class="[^"]*\bgiven\b/);
  });
});
