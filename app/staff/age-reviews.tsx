import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../kit/forms/form';
import type { ReviewedAccount } from './presenters/account-under-review-for-staff';
import { Notice } from '../kit/ui/feedback/notice';
import { StaffShell } from './staff-shell';

interface AgeReviewsProps {
  held: ReviewedAccount[];
  /** The last decision was not taken: the account was not under review any more. */
  isRefused: boolean;
}

/** Accounts that are held for what was said of an age: the words, and what to decide. */
export function AgeReviews({ held, isRefused }: AgeReviewsProps) {
  const { t } = useTranslation('staff');
  return (
    <StaffShell
      title={t('age-reviews')}
      about={t(held.length > 0 ? 'age-reviews-text' : 'age-reviews-none')}
    >
      {isRefused && (
        <div className="mt-4 max-w-240">
          <Notice kind="danger">{t('age-review-decided')}</Notice>
        </div>
      )}
      <ul className="mt-6 grid max-w-240 gap-4">
        {held.map((account) => (
          <AccountUnderReview key={account.userId} account={account} />
        ))}
      </ul>
    </StaffShell>
  );
}

function AccountUnderReview({ account }: { account: ReviewedAccount }) {
  const { t } = useTranslation('staff');
  const { userId, email, heldAt, erasedAt, evidence } = account;
  return (
    <li className="rounded-card border-line-2 bg-card shadow-card border p-5">
      <h2 className="text-[1.0625rem]/6 font-[600] break-all">{email}</h2>
      <p className="type-small text-fg-3 mt-1">
        {t('held-since', { at: heldAt })}
        {erasedAt && ` · ${t('erased-at', { at: erasedAt })}`}
      </p>
      {evidence.length === 0 && <p className="type-small text-fg-2 mt-4">{t('address-known')}</p>}
      <ul className="mt-4 grid gap-3">
        {evidence.map(({ flagId, text, found }) => (
          <li key={flagId}>
            <blockquote className="border-line-2 border-s-2 ps-3 break-words">{text}</blockquote>
            <p className="type-caption text-fg-3 mt-1 ps-3.5 tabular-nums">{found}</p>
          </li>
        ))}
      </ul>
      <ActForm className="mt-5 flex flex-wrap gap-2">
        <input type="hidden" name="userId" value={userId} />
        <SubmitButton name="decision" value="release" kind="outline" size="small">
          {t('release')}
        </SubmitButton>
        <SubmitButton name="decision" value="close" kind="danger" size="small">
          {t('close-account')}
        </SubmitButton>
      </ActForm>
    </li>
  );
}
