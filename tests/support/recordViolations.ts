import type {Page} from '@playwright/test';

/**
 * What pages and their workers do against the policy that came with them, from their first moment on. Kept by the
 * test, so that a navigation loses none. A page tells it by an event, a worker only on the console.
 */
export async function recordViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('recordViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) => {
      (window as unknown as {recordViolation: (violation: string) => void}).recordViolation(
        `${effectiveDirective} ${blockedURI}`,
      );
    });
  });
  page.on('console', (message) => {
    if (message.worker() && /Content Security Policy/.test(message.text())) {
      violations.push(message.text());
    }
  });
  return violations;
}
