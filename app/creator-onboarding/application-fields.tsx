import { ReleaseForm } from '../creator-documents/release-form';
import type { SampleResponse } from '../creator-voices/sample-response';
import { VoiceFields } from '../creator-voices/voice-fields';
import type { StepFields } from '../wizards/wizard-fields';
import type { ApplicationStep } from './server/read-application-step.server';
import { BioFields } from './steps/bio-fields';
import { PersonaFields } from './steps/persona-fields';
import { PhotoGuide } from './steps/photo-guide';
import { PreferencesFields } from './steps/preferences-fields';
import { PricingFields } from './steps/pricing-fields';
import { ProfileFields } from './steps/profile-fields';
import { TagsFields } from './steps/tags-fields';

interface ApplicationFieldsProps {
  step: ApplicationStep;
  fields: StepFields;
  /** The result of a sample that was sent without scripts. */
  response: SampleResponse | undefined;
}

/** Renders the fields of a step, each with a look of its own. */
export function ApplicationFields({ step, fields, response }: ApplicationFieldsProps) {
  const { view, limits, share, voices } = step;
  switch (view.step) {
    case 'profile':
      return <ProfileFields view={view} fields={fields} limits={limits} now={step.now} />;
    case 'bio':
      return <BioFields fields={fields} limits={limits} />;
    case 'persona':
      return <PersonaFields view={view} fields={fields} />;
    case 'application':
      return <PhotoGuide />;
    case 'photo-preferences':
      return <PreferencesFields view={view} fields={fields} />;
    case 'voice':
      return voices && <VoiceFields fields={fields} voices={{ ...voices, response }} />;
    case 'tags':
      return <TagsFields fields={fields} limits={limits} />;
    case 'pricing':
      return share && <PricingFields fields={fields} price={limits.price} share={share} />;
    default:
      return (
        <ReleaseForm
          fields={fields}
          displayName={step.displayName}
          birthDate={step.birthDate}
          email={step.email}
        />
      );
  }
}
