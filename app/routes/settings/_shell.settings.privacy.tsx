import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { hidesCodes } from '~/domain/credentials/code-hiding';
import { getCurrentUser } from '~/domain/profile/current-user';
import { findLatestExport, type LatestExport } from '~/domain/privacy/find-latest-export';
import { getPlayAccess } from '~/domain/gamification/players/read-player';
import { requestExport } from '~/domain/privacy/request-export';
import { requireMember } from '../../kit/session/require-member.server';
import { PlaySwitch } from '../../gamification/play-switch';
import { proveHref } from '../../second-factors/prove-href';
import { ButtonLink } from '../../kit/ui/buttons/button';
import { SettingsSection } from '../../kit/shell/settings-section';
import { CodesForm } from '../../settings/codes-form';
import { DeleteSection } from '../../settings/delete-section';
import { ExportSection, type ShownExport } from '../../settings/export-section';
import { places } from '../../settings/places';
import { PromotionsForm } from '../../settings/promotions-form';
import { saveCodes, savePromotions } from './save-privacy.server';
import { pageMeta } from '../../kit/site/page-meta';
import { readForm } from '../../kit/forms/read-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = requireMember(request, context);
  const { domain } = context;
  const [t, user, latest, isHidingCodes, play] = await Promise.all([
    translatorOf(context),
    getCurrentUser(domain, viewer.userId),
    findLatestExport(domain, viewer.userId),
    hidesCodes(domain.db, viewer.userId),
    getPlayAccess(domain, viewer.userId),
  ]);
  return {
    page: { title: t('account:sections.privacy') },
    agrees: user.isVerified && user.agreesToPromotions,
    isHidingCodes,
    /** Null if gamification is not open to the person. */
    isPlaying: play.isOpen ? !play.isSwitchedOff : null,
    latest: latest && showExport(latest),
  };
}

function showExport(latest: LatestExport): ShownExport {
  if (latest.state === 'requested') return { state: 'requested' };
  return { ...latest, expiresAt: latest.expiresAt.toISOString() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = requireMember(request, context);
  const form = await readForm(request);
  const intent = form.get('intent');
  if (intent === 'promotions') return savePromotions(context, viewer, form);
  if (intent === 'codes') return saveCodes(context, viewer, form);
  if (intent !== 'export') throw data(null, 400);
  const requested = await requestExport(context.domain, viewer);
  if (requested.ok) return redirect(places.export);
  if (requested.reason === 'proof-required') return redirect(proveHref(places.export));
  return data({ intent, refusal: requested.reason }, 429);
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function PrivacyPage() {
  const { agrees, isHidingCodes, isPlaying, latest } = useLoaderData<typeof loader>();
  return (
    <>
      <PromotionsForm agrees={agrees} />
      <CodesForm isHiding={isHidingCodes} />
      {isPlaying !== null && <PlaySwitch isOn={isPlaying} page={places.privacy} />}
      <BlockedSection />
      <ExportSection latest={latest} />
      <DeleteSection />
    </>
  );
}

/** Links to the list of blocked characters. */
function BlockedSection() {
  const { t } = useTranslation('follow');
  return (
    <SettingsSection id="blocked" title={t('block.list.title')} about={t('block.list.about')}>
      <ButtonLink to={places.blocked} kind="soft" className="max-md:w-full">
        {t('block.list.see')}
      </ButtonLink>
    </SettingsSection>
  );
}
