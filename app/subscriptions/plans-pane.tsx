import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import type { CheckoutSource } from '~/domain/checkout/schema';
import { planItem } from '../analytics/money-events';
import { useReportView } from '../analytics/use-report-view';
import { useOpenModal } from '../kit/modals/open-modal-context';
import { PicturePane, type PaneSlide } from '../kit/modals/picture-pane';
import type { OfferedPlan } from './offered-plan';
import { PlanPicker } from './plan-picker';
import { PlanSummary } from './plan-summary';

interface PlansPaneProps {
  /** The data of the open modal (`useModalData`). */
  offer: {
    data:
      | {
          plans: readonly OfferedPlan[];
          preselected: string | null;
          isRunning: boolean;
          slides: readonly PaneSlide[];
        }
      | undefined;
    hasFailed: boolean;
    retry: () => void;
  };
  source: CheckoutSource;
  /** The content on the picture. */
  promise: ReactNode;
  /** Content between the heading and the plans. A phone shows no heading. */
  note?: ReactNode;
}

/** Shows the plans of Premium beside a picture, and the total of the selected one. */
export function PlansPane({ offer, source, promise, note }: PlansPaneProps) {
  const { t } = useTranslation('premium');
  const { name } = useOpenModal();
  const { data, hasFailed, retry } = offer;
  useReportView(data?.plans.map(({ months, price }) => planItem(months, price)));
  return (
    <PicturePane slides={data?.slides ?? []} width="wide" promise={promise}>
      <div className="px-5 pt-6 pb-4 max-md:sr-only md:px-9 md:pt-9 md:pb-4.5">
        <h3 className="type-h3 md:text-[1.5rem]/8">{t('select')}</h3>
        <p className="type-small text-fg-2 mt-1">{t('leaving')}</p>
      </div>
      {note && <div className="px-5 max-md:pt-1 md:-mt-3 md:px-9 md:pb-4.5">{note}</div>}
      <div className="max-md:pt-6 md:pb-9">
        <PlanPicker
          plans={data?.plans}
          preselected={data?.preselected}
          hasFailed={hasFailed}
          onRetry={retry}
          foot={(plan) => (
            <PlanSummary
              plan={plan}
              source={source}
              modal={name}
              isRunning={data?.isRunning ?? false}
            />
          )}
        />
      </div>
    </PicturePane>
  );
}
