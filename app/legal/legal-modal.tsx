import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../kit/site/use-site';
import { Spinner } from '../kit/ui/feedback/spinner';
import type { LegalText } from './legal-text';
import { LegalOperator } from './legal-operator';
import { LegalSections } from './legal-sections';
import { legalPaths, type LegalModalName } from './legal-paths';
import { ModalTitle } from '../kit/modals/modal-title';
import { useFetcher } from '../kit/forms/use-fetcher';

interface LegalModalProps {
  name: LegalModalName;
}

/** Shows a document over the current page, which is kept, for example a half-finished checkout. */
export function LegalModal({ name }: LegalModalProps) {
  const { t } = useTranslation('shell');
  const { legal } = useSite();
  const { load, data } = useFetcher<{ document: LegalText }>({ key: `legal-${name}` });
  const document = legal?.name === name ? legal.document : data?.document;
  const isMissing = document === undefined;
  useEffect(() => {
    if (isMissing) load(legalPaths[name]);
  }, [isMissing, load, name]);
  return (
    <div className="px-4 pt-11 pb-7 md:p-10">
      <ModalTitle className="type-h2 pe-10">
        {document?.title ?? t(name === 'terms' ? 'footer.terms' : 'footer.privacy')}
      </ModalTitle>
      {document ? (
        <>
          <p className="text-fg-2 mt-3">{document.lead}</p>
          <p className="type-caption text-fg-3 mt-2">{document.updated}</p>
          <LegalOperator operator={document.operator} />
          <div className="mt-7">
            <LegalSections sections={document.sections} />
          </div>
        </>
      ) : (
        <p className="py-9">
          <Spinner />
        </p>
      )}
    </div>
  );
}
