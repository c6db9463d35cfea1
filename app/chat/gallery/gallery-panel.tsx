import { useTranslation } from 'react-i18next';
import { mostCounted, type GalleryTab } from '~/domain/chat/gallery/parts';
import { ModalLink } from '../../kit/modals/modal-link';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { ChipLink } from '../../kit/ui/buttons/chip-link';
import { MoreLink } from '../../kit/ui/buttons/more-link';
import { TabLink } from '../../kit/ui/buttons/tab-link';
import { TokenGlyph } from '../../kit/ui/marks/token-glyph';
import { useBalance } from '../../wallet/use-balance';
import { UnlockTermsContext } from '../photos/unlock-terms';
import type { GalleryData } from '../server/read-gallery.server';
import { galleryMediaNames, mediaOfName, type GalleryPlace } from './gallery-place';
import { LockedGrid } from './locked-grid';
import { UnlockedGrid } from './unlocked-grid';
import { useGallery } from './use-gallery';
import { VoiceList } from './voice-list';

interface GalleryPanelProps {
  data: GalleryData;
  /** Returns the address of another part of the gallery: on the page or in the modal. */
  hrefOf: (place: GalleryPlace) => string;
}

/** Shows the pictures of a chat, unlocked and locked. */
export function GalleryPanel({ data, hrefOf }: GalleryPanelProps) {
  const { t } = useTranslation('gallery');
  const { place, character } = data;
  const { lists, counts, state, onOpened, loadMore } = useGallery(data);
  const { list, cursor } = lists[place.tab];
  return (
    <UnlockTermsContext.Provider value={data.terms}>
      <div className="@container">
        <nav aria-label={t('parts')} className="border-line flex gap-6.5 border-b">
          <Tab tab="Unlocked" count={counts.Unlocked} place={place} hrefOf={hrefOf} />
          <Tab tab="Locked" count={counts.Locked} place={place} hrefOf={hrefOf} />
        </nav>
        {place.tab === 'Unlocked' ? (
          <>
            <Kinds place={place} hrefOf={hrefOf} />
            {place.media === 'Voice' ? (
              <VoiceList entries={list} data={data} />
            ) : (
              <UnlockedGrid entries={list} name={character.firstName} now={data.now} />
            )}
          </>
        ) : (
          <>
            <LockedLine data={data} count={counts.Locked} />
            <LockedGrid entries={list} onOpened={onOpened} />
          </>
        )}
        {list.length === 0 && <Nothing data={data} />}
        <MoreLink
          nextHref={cursor === null ? null : hrefOf({ ...place, cursor })}
          isLoading={state === 'loading'}
          hasFailed={state === 'failed'}
          onFollow={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            void loadMore(place.tab);
          }}
        />
      </div>
    </UnlockTermsContext.Provider>
  );
}

interface TabProps {
  tab: GalleryTab;
  count: number;
  place: GalleryPlace;
  hrefOf: GalleryPanelProps['hrefOf'];
}

function Tab({ tab, count, place, hrefOf }: TabProps) {
  const { t } = useTranslation('gallery');
  return (
    <TabLink to={hrefOf({ tab })} replace preventScrollReset isChosen={tab === place.tab}>
      {t(tab === 'Locked' ? 'locked' : 'unlocked')}{' '}
      <span className="text-fg-3 tabular-nums">{count < mostCounted ? count : `${count}+`}</span>
    </TabLink>
  );
}

function Kinds({ place, hrefOf }: Pick<TabProps, 'place' | 'hrefOf'>) {
  const { t } = useTranslation('gallery');
  const look = 'relative after:absolute after:-inset-y-1 after:inset-x-0';
  return (
    <nav aria-label={t('kinds')} className="scroll-row my-3.5 gap-2">
      <ChipLink
        to={hrefOf({ tab: 'Unlocked' })}
        replace
        preventScrollReset
        isChosen={place.media === undefined}
        className={look}
      >
        {t('everything')}
      </ChipLink>
      {galleryMediaNames.map((name) => (
        <ChipLink
          key={name}
          to={hrefOf({ tab: 'Unlocked', media: mediaOfName(name) })}
          replace
          preventScrollReset
          isChosen={place.media === mediaOfName(name)}
          className={look}
        >
          {t(name)}
        </ChipLink>
      ))}
    </nav>
  );
}

/** Shows the number of locked pictures and the balance for unlocking them. */
function LockedLine({ data, count }: { data: GalleryData; count: number }) {
  const { t } = useTranslation('gallery');
  const balance = useBalance() ?? data.balance;
  return (
    <p className="type-small text-fg-2 my-3.5 flex items-center justify-between gap-4">
      <span>{count > 0 && t('sent-these', { name: data.character.firstName })}</span>
      <span className="flex shrink-0 items-center gap-1.5 tabular-nums">
        <TokenGlyph className="size-4.5" />
        <span className="sr-only">{t('you-have')} </span>
        <strong className="text-fg font-[620]">{balance}</strong>
      </span>
    </p>
  );
}

function Nothing({ data: { place, character } }: { data: GalleryData }) {
  const { t } = useTranslation('gallery');
  const name = character.firstName;
  if (place.tab === 'Locked') {
    return <p className="text-fg-2 py-10 text-center text-balance">{t('none-locked', { name })}</p>;
  }
  if (place.media === 'Voice') {
    return <p className="text-fg-2 py-10 text-center text-balance">{t('none-heard', { name })}</p>;
  }
  return (
    <div className="py-10 text-center">
      <p className="text-fg-2 mb-5 text-balance">{t('none-unlocked', { name })}</p>
      <ModalLink
        modal="photoModal"
        meta={{ characterId: character.id }}
        replace
        className={buttonClass({ kind: 'light', size: 'small' }, 'h-11')}
      >
        {t('ask')}
      </ModalLink>
    </div>
  );
}
