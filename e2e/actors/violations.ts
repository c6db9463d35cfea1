import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** What keeps a page from WCAG 2.2 AA, as far as a machine can tell: rule and elements. */
export async function violations(page: Page): Promise<string[]> {
  const report = await new AxeBuilder({ page }).withTags(rules).analyze();
  return report.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) =>
      [`${id}: ${help}`, target.join(' '), failureSummary].join('\n'),
    ),
  );
}
