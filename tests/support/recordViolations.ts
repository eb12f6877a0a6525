import type {Page} from '@playwright/test';

/**
 * What pages do against the policy that came with them, from their first moment on. Kept by the test, so that a
 * navigation loses none.
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
  return violations;
}
