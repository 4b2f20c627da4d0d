// The content of a privilege's sheet: picture, brand, title, body, bar, and the sheets over it.
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import Share2 from "lucide-react/icons/share-2";
import { useLayoutEffect, useRef, useState } from "react";
import { FavouriteButton } from "../../components/cards/FavouriteButton";
import { ServerText } from "../../components/cards/ServerText";
import { CloseButton } from "../../components/dialogs/CloseButton";
import { noticeDialog } from "../../components/dialogs/noticeDialog";
import { ShareSheet } from "../../components/dialogs/ShareSheet";
import { FreshnessNotice } from "../../components/lists/FreshnessNotice";
import { type ListQuery, useFirstLoad } from "../../components/lists/listState";
import { useNames } from "../../components/texts/useNames";
import type { Limits, Privilege, Stock } from "../../contract/privilegeFields";
import { isLargePicture } from "../../domain/app/isLargePicture";
import { limitsAfterClaims } from "../../domain/claim/limitsAfterClaims";
import { mainButton } from "../../domain/claim/mainButton";
import { withoutPassedLimits } from "../../domain/claim/withoutPassedLimits";
import { isLeftToScreen } from "../../platform/browser/failureShown";
import { openResult } from "../../platform/browser/overlays";
import { serverNow } from "../../platform/http/clock";
import { serverTimeOfLoad } from "../../platform/http/loadTimes";
import { useLocalized } from "../../platform/i18n/locale";
import { journalAtom } from "../../platform/storage/claimJournal";
import { IconButton } from "../../ui/form/IconButton";
import { PhraseWrap } from "../../ui/layout/PhraseWrap";
import { useLargeText } from "../../ui/layout/useLargeText";
import { Logo, Picture } from "../../ui/media/Picture";
import { SheetContent } from "../../ui/overlay/Sheet";
import { ClaimBar } from "./ClaimBar";
import { ClaimSheets } from "./ClaimSheets";
import { PrivilegeBody } from "./PrivilegeBody";
import layout from "./PrivilegeLayout.module.css";
import styles from "./PrivilegeSheet.module.css";
import { useClaim } from "./useClaim";

/** A failed favourite closes the modal with an error (2 §4): this one, unless `showFailure` shows its own. */
const favouriteFailedDialog = noticeDialog(
	"error",
	msg`An error occurred`,
	msg`Your favourites could not be changed. Please try again later.`,
);

type Load<Data> = ListQuery & { data: Data | undefined };

export function PrivilegeSheet({
	privilege,
	detail,
	stock,
	limits,
	onClose,
}: {
	privilege: Privilege;
	/** The query that loaded the privilege. */
	detail: ListQuery;
	stock: Load<Stock>;
	limits: Load<Limits>;
	onClose: () => void;
}) {
	const { t } = useLingui();
	const claim = useClaim(privilege);
	const [sharing, setSharing] = useState(false);
	const limitsAt = serverTimeOfLoad(
		(limits.data ? limits : detail).dataUpdatedAt,
	);
	const newClaims = useAtomValue(journalAtom).filter(
		({ state, reference, at }) =>
			state === "settled" &&
			reference === privilege.alt_reference &&
			at > limitsAt,
	).length;
	const ownLimits = limits.data && limitsAfterClaims(limits.data, newClaims);
	// Until the limits are loaded, the flags of an earlier day do not apply to today.
	const current = ownLimits
		? privilege
		: withoutPassedLimits(privilege, limitsAt, serverNow());
	const claimData = {
		privilege: current,
		stock: stock.data ?? privilege,
		limits: ownLimits ?? current,
		button: mainButton({
			privilege: current,
			stock: stock.data,
			limits: ownLimits,
			// The limits were loaded before a claim.
			isReloading: limits.isFetching && newClaims > 0,
			failed: limits.isError && !limits.data,
		}),
		onRetry() {
			void limits.refetch();
			void stock.refetch();
		},
	};
	const isFirstLoad = useFirstLoad(detail);
	const isLarge = useLargeText();
	const claimBar = {
		...claimData,
		// Also if the limit of an earlier day was dropped: only loaded limits apply to today.
		isOutdated: !limits.data && (isFirstLoad || current !== privilege),
		busy: claim.state.step === "claiming" || claim.state.step === "checking",
		send: claim.send,
	};
	const title = useNames().privilege(privilege);
	return (
		<>
			<SheetContent
				flush
				fixedBar
				bar={<ClaimBar {...claimBar} part={isLarge ? "bar" : "all"} />}
			>
				<div className={layout.split}>
					<div
						className={layout.picture}
						data-large={isLargePicture(privilege.extrapayload) || undefined}
					>
						<Picture
							src={privilege.privilege_image_url}
							eager
							className={styles.image}
						/>
						<div className={layout.buttons}>
							<IconButton
								round
								label={t`Share`}
								icon={<Share2 size={22} />}
								onClick={() => setSharing(true)}
							/>
							<FavouriteButton
								privilege={privilege}
								name={title}
								look="round"
								onFailed={(failure) => {
									onClose();
									if (isLeftToScreen(failure))
										openResult(favouriteFailedDialog);
								}}
							/>
							<CloseButton round onClick={onClose} />
						</div>
					</div>
					<div className={layout.words}>
						<Heading privilege={privilege} title={title} />
						<div className={styles.age}>
							<FreshnessNotice query={detail} pull={false} />
						</div>
						<PrivilegeBody {...claimData} limitsAt={limitsAt} />
						{isLarge && <ClaimBar {...claimBar} part="body" />}
					</div>
				</div>
			</SheetContent>
			<ShareSheet
				open={sharing}
				onClose={() => setSharing(false)}
				what="privilege"
				reference={privilege.alt_reference}
				title={title}
				picture={privilege.privilege_image_url}
			/>
			<ClaimSheets privilege={privilege} limits={ownLimits} {...claim} />
		</>
	);
}

/** The brand, the title (which takes the focus) and the subname. */
function Heading({
	privilege,
	title,
}: {
	privilege: Privilege;
	title: string;
}) {
	const localized = useLocalized();
	const brand = localized(privilege.brand_name_th, privilege.brand_name_en);
	const heading = useRef<HTMLHeadingElement>(null);
	// The focus makes screen readers read the name, which the dialog did not have while it showed the skeleton.
	useLayoutEffect(() => {
		if (heading.current?.closest("dialog")?.open)
			heading.current.focus({ preventScroll: true });
	}, []);
	return (
		<div className={styles.head}>
			<div className={styles.who}>
				<Logo
					src={privilege.brand_logo}
					name={brand}
					size={60}
					eager
					className={styles.logo}
				/>
				<p className={styles.brand}>
					<ServerText>{brand}</ServerText>
				</p>
			</div>
			<h2 ref={heading} tabIndex={-1} className={styles.title}>
				<PhraseWrap>{title}</PhraseWrap>
			</h2>
			<p className={styles.subname}>
				<PhraseWrap>
					{localized(privilege.subname_th, privilege.subname_en)}
				</PhraseWrap>
			</p>
		</div>
	);
}
