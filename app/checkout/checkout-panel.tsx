import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { outcomeModal } from '~/domain/checkout/decide-checkout';
import { CardList } from './cards/card-list';
import { useModalContents } from '../kit/modals/modal-contents';
import { useCheckoutPlace } from './checkout-place';
import type { CheckoutView } from './checkout-view';
import { OfferClock } from './order/offer-clock';
import { OrderSummary } from './order/order-summary';
import { PayForm } from './pay/pay-form';
import type { PayResponse } from './pay/pay-response';
import { PaymentProgress } from './pay/payment-progress';
import { OrderOver, PaymentRefused, useRefusedWords } from './pay/payment-refused';
import { modalHref } from '../kit/modals/modal-keys';
import { useLookingAgain } from './pay/use-looking-again';
import { OrderSuccess } from './success/order-success';

interface CheckoutPanelProps {
  view: CheckoutView;
  /** Renders the heading of the page or modal. */
  heading: (title: ReactNode, look?: string) => ReactNode;
  response?: PayResponse | undefined;
  token?: string | undefined;
}

/** Shows a checkout in its state: open, paying, refused, paid or ended. */
export function CheckoutPanel(props: CheckoutPanelProps) {
  const { view, heading } = props;
  const { t } = useTranslation('checkout');
  const { params, reload } = useCheckoutPlace();
  const { payment, state } = view;
  useLookingAgain(view, reload);
  useOutcome(view);
  if (view.paid) return <OrderSuccess view={view} paid={view.paid} heading={heading} />;
  if (state === 'expired') {
    return (
      <Layout title={heading(t('over.title'))} view={view}>
        <OrderOver view={view} />
      </Layout>
    );
  }
  if (state === 'paying' && payment) {
    return (
      <Layout
        title={heading(t('progress.title'))}
        lead={t(payment.method === 'crypto' ? 'progress.text-crypto' : 'progress.text')}
        view={view}
      >
        <PaymentProgress view={view} payment={payment} />
      </Layout>
    );
  }
  if (state === 'refused' && payment && params.again === undefined && params.pay === undefined) {
    return <Refused {...props} payment={payment} />;
  }
  if (params.view === 'cards') return <CardList view={view} heading={heading} />;
  return <Open {...props} />;
}

function Refused({
  view,
  heading,
  payment,
}: CheckoutPanelProps & { payment: NonNullable<CheckoutView['payment']> }) {
  const { title, text } = useRefusedWords(payment);
  return (
    <Layout title={heading(title)} lead={text} view={view}>
      <PaymentRefused view={view} payment={payment} />
    </Layout>
  );
}

function Open({ view, heading, response, token }: CheckoutPanelProps) {
  const { t } = useTranslation('checkout');
  const { params } = useCheckoutPlace();
  const title = () => {
    if (token !== undefined) return t('new.ready');
    if (params.pay === 'new') return t('new.title');
    return view.offerEndsAt === null ? t('title') : <OfferClock endsAt={view.offerEndsAt} />;
  };
  return (
    <Layout title={heading(title())} view={view}>
      <PayForm view={view} response={response} token={token} />
    </Layout>
  );
}

interface LayoutProps {
  title: ReactNode;
  lead?: string;
  view: CheckoutView;
  children: ReactNode;
}

function Layout({ title, lead, view, children }: LayoutProps) {
  return (
    <>
      {title}
      {lead !== undefined && <p className="text-fg-2 mt-2.5">{lead}</p>}
      <div className="mt-4 grid gap-4.5">
        <OrderSummary view={view} />
        {children}
      </div>
    </>
  );
}

/** Opens the result in its own modal over another page; that modal is loaded before this one closes. */
function useOutcome({ variant, state, orderId }: CheckoutView) {
  const { kind, params } = useCheckoutPlace();
  const navigate = useNavigate();
  const contents = useModalContents();
  const location = useLocation();
  const isRefused = state === 'refused' && params.again === undefined && params.pay === undefined;
  const outcome = state === 'paid' ? 'success' : isRefused ? 'failure' : null;
  const modal = kind === 'modal' && outcome ? outcomeModal(variant, outcome) : null;
  const to = modal && modalHref(location, modal, { meta: { order: orderId } });
  const href = to && to.pathname + to.search;
  useEffect(() => {
    if (!modal || !href) return;
    let hasLeft = false;
    const lead = () => {
      if (!hasLeft) navigate(href, { replace: true, preventScrollReset: true });
    };
    contents.load(modal).then(lead, lead);
    return () => {
      hasLeft = true;
    };
  }, [modal, href, contents, navigate]);
}
