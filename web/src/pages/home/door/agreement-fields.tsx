import type { Signal } from '@preact/signals';
import { type GameProfile, text } from '@vigilia/kernel';
import { t } from '../../../i18n/translate.ts';
import type { ServerTranslator } from '../../../platform/server-translator.ts';
import {
  AGREEABLE,
  type Agreement,
  FIELD_NAMES,
  type Field,
  fieldsOf,
  withField,
} from '../../../table/agreement.ts';
import * as forms from './forms.module.css';

interface AgreementFieldProps {
  readonly agreement: Signal<Agreement>;
  readonly voice: ServerTranslator;
}

interface AgreementFieldsProps extends AgreementFieldProps {
  readonly profile: GameProfile;
}

export function AgreementFields({ profile, agreement, voice }: AgreementFieldsProps) {
  return (
    <>
      {fieldsOf(profile).map((field) => (
        <AgreementField key={field} field={field} agreement={agreement} voice={voice} />
      ))}
    </>
  );
}

function AgreementField<F extends Field>({
  field,
  agreement,
  voice,
}: AgreementFieldProps & { readonly field: F }) {
  const known: readonly Agreement[F][] = AGREEABLE[field];
  return (
    <label class={forms.formField}>
      <span>{t(FIELD_NAMES[field])}</span>
      <select
        value={agreement.value[field]}
        onChange={(event) => {
          const chosen = known.find((each) => each === event.currentTarget.value);
          if (chosen !== undefined) agreement.value = withField(agreement.value, field, chosen);
        }}
      >
        {known.map((each) => (
          <option key={each} value={each}>
            {voice(text(`${field}.${each}`))}
          </option>
        ))}
      </select>
    </label>
  );
}
