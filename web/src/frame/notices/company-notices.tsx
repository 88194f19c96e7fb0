import type { AnswerDraft } from '../../draft/answer-draft.ts';
import type { Company } from '../../table/company.ts';
import { Alarm } from '../alarm.tsx';
import { Lent } from '../lent.tsx';
import { Rematch } from '../rematch.tsx';
import { Watching } from '../watching.tsx';
import { Absence } from './absence.tsx';
import { Consent } from './consent.tsx';

interface Props {
  readonly draft: AnswerDraft;
  readonly company: Company;
}

/** What stands above the board of a table on a server. */
export function CompanyBands({ draft, company }: Props) {
  return (
    <>
      <Alarm company={company} />
      <Watching draft={draft} company={company} />
    </>
  );
}

/** What people at a table on a server have to settle with each other. */
export function CompanyNotices({ draft, company }: Props) {
  return (
    <>
      <Lent draft={draft} company={company} />
      <Consent draft={draft} company={company} />
      <Absence draft={draft} company={company} />
      <Rematch company={company} />
    </>
  );
}
