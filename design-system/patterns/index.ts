/** The door to the patterns, which compose components. Applications install this; inside the repository import the files. */
export * from './AccidentType/AccidentType.tsx';
export * from './CaseDescription/CaseDescription.tsx';
export * from './DisqualifiedMessage/DisqualifiedMessage.tsx';
export * from './HowItWorks/HowItWorks.tsx';
export * from './LastStepHeader/LastStepHeader.tsx';
export * from './LegalPage/LegalPage.tsx';
export * from './NotFound/NotFound.tsx';
export * from './PageLayout/PageLayout.tsx';
export * from './PhoneVerificationModal/PhoneVerificationModal.tsx';
export * from './PrivacyRequestForm/PrivacyRequestForm.tsx';
export * from './QuestionScreen/QuestionScreen.tsx';
export * from './SocialProof/SocialProof.tsx';
export * from './Stack/Stack.tsx';
export * from './SurveyFooter/SurveyFooter.tsx';
export * from './SurveyHeader/SurveyHeader.tsx';
export * from './ThankYouSteps/ThankYouSteps.tsx';
export * from './WhatHappensNext/WhatHappensNext.tsx';
