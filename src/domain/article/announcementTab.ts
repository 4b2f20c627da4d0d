// The two tabs of the announcements (3 §2).

const announcementTabs = ["News", "ResultsBoard"] as const;
export type AnnouncementTab = (typeof announcementTabs)[number];

export const readAnnouncementTab = (
	text: string | undefined,
): AnnouncementTab => (text === "ResultsBoard" ? text : "News");
