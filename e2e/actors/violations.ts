import AxeBuilder from '@axe-core/playwright';
import { test, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/**
 * What keeps a page from WCAG 2.2 AA, as far as a machine can tell: rule and elements. Its rules are
 * scripts themselves, so they are tried only where scripts run; the page is the same.
 */
export async function violations(page: Page): Promise<string[]> {
  if (test.info().project.use.javaScriptEnabled === false) return [];
  const report = await new AxeBuilder({ page }).withTags(rules).analyze();
  return report.violations.flatMap(({ id, help, nodes }) =>
    nodes
      // What lies behind a frame that lets it through is unknown inside of it.
      .filter(({ target }) => id !== 'color-contrast' || target.length === 1)
      .map(({ target, failureSummary }) =>
        [`${id}: ${help}`, target.join(' '), failureSummary].join('\n'),
      ),
  );
}
