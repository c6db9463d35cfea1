import { Link } from '@remix-run/react';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/domain/shared/money';
import { useSite } from '../kit/site/use-site';
import { colourOf } from './earnings-chart';
import { modelHref } from './master-hrefs';
import { ModelFace } from './model-face';
import type { EarningsShown } from './server/earnings-page.server';

const cell = 'py-3 ps-4 text-end tabular-nums';

/** The earnings of each model with both parts, which add up to the sum. */
export function EarningsTable({ shown }: { shown: EarningsShown }) {
  const { t } = useTranslation('masters');
  const { locale } = useSite();
  const { currency, models, total, managerPart } = shown;
  const money = (minor: number) => formatMoney({ minor, currency }, locale);
  return (
    <div className="rounded-card border-line bg-raised overflow-hidden border">
      <table className="w-full text-[0.875rem]">
        <thead className="text-fg-2 type-caption">
          <tr className="border-line border-b">
            <th scope="col" className="px-4 py-3 text-start font-[500] lg:px-5">
              {t('columns.model')}
            </th>
            <th scope="col" className={clsx(cell, 'font-[500] max-md:hidden')}>
              {t('earnings.model-part')}
            </th>
            <th scope="col" className={clsx(cell, 'font-[500]')}>
              {t('earnings.your-part')}
            </th>
            <th scope="col" className={clsx(cell, 'pe-4 font-[500] lg:pe-5')}>
              {t('earnings.in-all')}
            </th>
          </tr>
        </thead>
        <tbody>
          {models.map((model, place) => (
            <ModelEarnings key={model.id} model={model} place={place} money={money} />
          ))}
        </tbody>
        <tfoot className="bg-veil font-[600]">
          <tr>
            <th scope="row" className="px-4 py-3.5 text-start font-[600] lg:px-5">
              {t('earnings.in-all')}
            </th>
            <td className={clsx(cell, 'max-md:hidden')}>{money(total - managerPart)}</td>
            <td className={cell}>{money(managerPart)}</td>
            <td className={clsx(cell, 'pe-4 lg:pe-5')}>{money(total)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

interface ModelEarningsProps {
  model: EarningsShown['models'][number];
  /** The place among the models, the one that earned most first. */
  place: number;
  money: (minor: number) => string;
}

function ModelEarnings({ model, place, money }: ModelEarningsProps) {
  const { locale } = useSite();
  return (
    <tr className="border-line border-b">
      <th scope="row" className="px-4 py-2.5 text-start font-[560] lg:px-5">
        <span className="flex items-center gap-3">
          <span aria-hidden="true" className={`size-2 shrink-0 rounded-[3px] ${colourOf(place)}`} />
          <ModelFace
            avatar={model.avatar}
            displayName={model.displayName}
            className="size-9 max-sm:hidden"
          />
          <Link to={modelHref(model.id)} className="hover:underline">
            {model.displayName}
          </Link>
        </span>
      </th>
      <td className={clsx(cell, 'max-md:hidden')}>{money(model.total - model.managerPart)}</td>
      <td className={cell}>
        {money(model.managerPart)}
        <span className="type-caption text-fg-2 block">{percentOf(model, locale)}</span>
      </td>
      <td className={clsx(cell, 'pe-4 font-[600] lg:pe-5')}>{money(model.total)}</td>
    </tr>
  );
}

const percentOf = ({ percent }: { percent: number }, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100);
