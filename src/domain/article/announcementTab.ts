// The two tabs of the announcements (3 §2).

export type AnnouncementTab = "News" | "ResultsBoard";

export const readAnnouncementTab = (
	text: string | undefined,
): AnnouncementTab => (text === "ResultsBoard" ? text : "News");
