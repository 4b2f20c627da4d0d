// The link of a banner, opened through platform/browser/openLink; a banner without a target is not a link (2 §5).
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Banner } from "../../contract/banner";
import {
	bannerName,
	bannerTarget,
	sectionReferences,
} from "../../domain/home/banner";
import {
	linkHandlers,
	openTarget,
	targetAddress,
} from "../../platform/browser/openLink";
import { serverNow } from "../../platform/http/clock";
import { useLocale, useLocalized } from "../../platform/i18n/locale";
import { saveReferenceList } from "../../platform/storage/saveReferenceList";
import { bannerQueries } from "../../queries/banner";

const sectionPath = "/privilegebycat";

/** `references` are the privileges of the banner's own section, which are listed if the banner opens a section with an unknown name. */
export function BannerLink({
	banner,
	className,
	references = [],
	children,
}: {
	banner: Banner;
	className: string;
	references?: readonly string[];
	children: ReactNode;
}) {
	const { t } = useLingui();
	const client = useQueryClient();
	const localized = useLocalized();
	const name = bannerName(banner, useLocale());
	const words = name || localized(banner.description_th, banner.description_en);
	const target = bannerTarget({ ...banner, name }, location.origin);
	if (!target) return <div className={`ring ${className}`}>{children}</div>;
	const address = targetAddress(target);
	function saveSection() {
		if (!address.startsWith(sectionPath)) return;
		const sets = client.getQueryData(bannerQueries.sets().queryKey) ?? [];
		const knownReferences = sectionReferences(address, sets, serverNow());
		const shown = knownReferences.length > 0 ? knownReferences : references;
		if (shown.length > 0) saveReferenceList(shown);
	}
	return (
		<a
			href={address}
			className={`ring ${className}`}
			// A banner with only a picture has no text as its name.
			aria-label={words ? undefined : t`See more`}
			{...linkHandlers(() => openTarget(target), saveSection)}
		>
			{children}
		</a>
	);
}
