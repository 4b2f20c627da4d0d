// The pages of the member area as one chunk, because the first load lists the name of every chunk.
export {
	AnnouncementDetailPage,
	AnnouncementPage,
} from "../features/articles/AnnouncementPages";
export {
	ArticlePage,
	LearnMorePage,
	RewardDetailPage,
	RewardListPage,
	TipDetailPage,
	TipListPage,
} from "../features/articles/ArticlePages";
export { FaqPage } from "../features/articles/FaqPage";
export { default as InternalWebPage } from "../features/articles/InternalWebPage";
export { default as ContactPage } from "../features/entry/ContactPage";
export { GameHistoryPage } from "../features/games/GameHistoryPage";
export { GameListPage } from "../features/games/GameListPage";
export { PlayGamePage } from "../features/games/PlayGamePage";
export { RankingPage } from "../features/games/RankingPage";
export { NotificationPage } from "../features/notifications/NotificationPage";
export { AvatarPage } from "../features/profile/AvatarPage";
export { LanguagePage } from "../features/profile/LanguagePage";
export { MyDataPage } from "../features/profile/MyDataPage";
export { ProfilePage } from "../features/profile/ProfilePage";
export { default as SurveyOtpPage } from "../features/survey/SurveyOtpPage";
export { default as SurveyPage } from "../features/survey/SurveyPage";
export { ConditionPage } from "../features/terms/ConditionPage";
export { ConditionsPage } from "../features/terms/ConditionsPage";
