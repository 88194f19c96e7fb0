import { t } from '../i18n/translate.ts';

/** Asks for the file of a record. */
export function ChooseFile({ chosen }: { readonly chosen: (file: string) => void }) {
  return (
    <label class="replay-file">
      <span>{t('replay.choose-file')}</span>
      <input
        type="file"
        accept=".jsonl,.json,application/jsonl"
        onChange={({ currentTarget }) => {
          void currentTarget.files?.[0]?.text().then(chosen);
        }}
      />
    </label>
  );
}
