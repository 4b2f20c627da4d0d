// The two tabs of the announcements, by the names of the documents (3 §2).

const announcementTabs = ["News", "ResultsBoard"] as const;
export type AnnouncementTab = (typeof announcementTabs)[number];

/** The tab that an address names; the news for any other text. */
export const readAnnouncementTab = (
	text: string | undefined,
): AnnouncementTab => (text === "ResultsBoard" ? text : "News");
