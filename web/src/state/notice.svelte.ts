// What the operator tells everybody, on whatever page they are.

import type { Notice } from '../protocol';

class NoticeBoard {
  notice = $state.raw<Notice | null>(null);
  private read: Notice | null = null; // put away by this person

  hear(notice: Notice | null): void {
    const same = notice?.at === this.read?.at && notice?.text === this.read?.text;
    this.notice = same ? null : notice;
  }

  putAway(): void {
    this.read = this.notice;
    this.notice = null;
  }
}

export const noticeBoard = new NoticeBoard();
