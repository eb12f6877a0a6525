import type {Locator, Page} from '@playwright/test';
import type {LiveServer} from '../types';
import type {PictureName} from './pictures';
import {readerAddress} from './openInterface';

/** What a walk asks for when it comes past something that a page shows. */
export type TakePicture = (name: PictureName, page: Page, parts: Locator[]) => Promise<void>;

/** One reader's way through the interface. */
export class Visit {
  constructor(
    readonly page: Page,
    readonly server: LiveServer,
    private readonly takePicture: TakePicture,
  ) {}

  async open(path = '/'): Promise<void> {
    await this.page.goto(readerAddress + path);
  }

  /** Goes on inside the interface, without loading it again. */
  async go(path: string): Promise<void> {
    await this.page.evaluate((address) => {
      history.pushState({}, '', address);
      dispatchEvent(new PopStateEvent('popstate', {state: {}}));
    }, path);
  }

  /** The picture shows the parts together; without parts, the whole window. */
  async picture(name: PictureName, ...parts: Locator[]): Promise<void> {
    for (const part of parts) {
      await part.waitFor();
    }
    await this.takePicture(name, this.page, parts);
  }

  id(testId: string): Locator {
    return this.page.getByTestId(testId);
  }

  text(text: string): Locator {
    return this.page.getByText(text, {exact: true}).first();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', {name, exact: true}).first();
  }

  /** Waits until each of these texts stands somewhere. */
  async see(...texts: string[]): Promise<void> {
    for (const text of texts) {
      await this.text(text).waitFor();
    }
    await this.note();
  }

  /** Records the words of this moment: what closes at once would be missed. */
  async note(): Promise<void> {
    await this.page.evaluate(() => (globalThis as unknown as {sweepWords(): void}).sweepWords());
  }

  component(name: string): Locator {
    return this.page
      .locator('.react-flow__node')
      .filter({has: this.page.getByTestId(`title-${name}`)})
      .first();
  }
}
