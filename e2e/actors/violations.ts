import AxeBuilder from '@axe-core/playwright';
import { test, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/**
 * Returns the automatically detectable violations of WCAG 2.2 AA: rule and elements. The rules are scripts,
 * so they run only where scripts run; the page is the same.
 */
export async function violations(page: Page): Promise<string[]> {
  if (test.info().project.use.javaScriptEnabled === false) return [];
  const report = await new AxeBuilder({ page }).withTags(rules).analyze();
  return report.violations.flatMap(({ id, help, nodes }) =>
    nodes
      // Inside a transparent frame the background behind it is unknown.
      .filter(({ target }) => id !== 'color-contrast' || target.length === 1)
      .map(({ target, failureSummary }) =>
        [`${id}: ${help}`, target.join(' '), failureSummary].join('\n'),
      ),
  );
}
