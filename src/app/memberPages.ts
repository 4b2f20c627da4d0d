// The pages of the member area by path, as one chunk: the first load lists every chunk.
import type { FunctionComponent } from "react";
import {
	AnnouncementDetailPage,
	AnnouncementPage,
} from "../features/articles/AnnouncementPages";
import {
	ArticlePage,
	LearnMorePage,
	RewardDetailPage,
	RewardListPage,
	TipDetailPage,
	TipListPage,
} from "../features/articles/ArticlePages";
import { FaqPage } from "../features/articles/FaqPage";
import InternalWebPage from "../features/articles/InternalWebPage";
import ContactPage from "../features/entry/ContactPage";
import { GameHistoryPage } from "../features/games/GameHistoryPage";
import { GameListPage } from "../features/games/GameListPage";
import { PlayGamePage } from "../features/games/PlayGamePage";
import { RankingPage } from "../features/games/RankingPage";
import { NotificationPage } from "../features/notifications/NotificationPage";
import { AvatarPage } from "../features/profile/AvatarPage";
import { LanguagePage } from "../features/profile/LanguagePage";
import { MyDataPage } from "../features/profile/MyDataPage";
import { ProfilePage } from "../features/profile/ProfilePage";
import SurveyOtpPage from "../features/survey/SurveyOtpPage";
import SurveyPage from "../features/survey/SurveyPage";
import { ConditionPage } from "../features/terms/ConditionPage";
import { ConditionsPage } from "../features/terms/ConditionsPage";

export const memberPages = {
	"/profile": ProfilePage,
	"/profile/avatar": AvatarPage,
	"/profile/data": MyDataPage,
	"/language": LanguagePage,
	"/conditions": ConditionsPage,
	"/conditions/detail": ConditionPage,
	"/game/list": GameListPage,
	"/game/v1/ranking": RankingPage,
	"/game/v1/history": GameHistoryPage,
	"/play-game": PlayGamePage,
	"/contact_us": ContactPage,
	"/internal-web": InternalWebPage,
	"/survey": SurveyPage,
	"/survey/otp": SurveyOtpPage,
	"/article": ArticlePage,
	"/registration_reward": RewardListPage,
	"/registration_reward/detail": RewardDetailPage,
	"/announcement": AnnouncementPage,
	"/announcement/detail": AnnouncementDetailPage,
	"/tips": TipListPage,
	"/tips/detail": TipDetailPage,
	"/learnmore": LearnMorePage,
	"/faq": FaqPage,
	"/notification": NotificationPage,
} as const satisfies Record<string, FunctionComponent>;

export type MemberPath = keyof typeof memberPages;
