// The link to the notifications, with a dot while some are unread (3 §4).
import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import Bell from "lucide-react/icons/bell";
import { unreadAtom } from "../../platform/storage/unreadCount";
import { IconLink } from "../pages/IconLink";

export function NotificationsLink() {
	const { t } = useLingui();
	const hasNews = useAtomValue(unreadAtom) > 0;
	return (
		<IconLink
			to="/notification"
			label={hasNews ? t`Notifications, some unread` : t`Notifications`}
			icon={<Bell size={24} />}
			dot={hasNews}
		/>
	);
}
